// While moves are played, a press on the page or a key of the turn shows the newest position first, and then does what it does there.
"use client";

import { useEffect } from "react";
import { flushSync } from "react-dom";
import { isTyping } from "../use-keys.ts";

/** What leads the playing itself. */
const PLAYER = "[data-player]";
const NO_DEEDS = ["Tab", "Shift", "Control", "Alt", "Meta", "PageUp", "PageDown"];

/** Space does nothing else. `isOn`: moves are being played. */
export function useSkip(isOn: boolean, skip: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const isLeading = (target: EventTarget | null) => target instanceof Element && target.closest(PLAYER) !== null;
    const onPress = ({ target }: Event) => {
      if (!isLeading(target)) flushSync(skip);
    };
    const onKey = (event: KeyboardEvent) => {
      if (NO_DEEDS.includes(event.key) || isTyping(event.target)) return;
      if (event.key !== " " && isLeading(event.target)) return;
      if (event.key === " ") event.preventDefault();
      flushSync(skip);
    };
    document.addEventListener("click", onPress, true);
    document.addEventListener("keydown", onKey, true);
    return () => {
      document.removeEventListener("click", onPress, true);
      document.removeEventListener("keydown", onKey, true);
    };
  }, [isOn, skip]);
}
