// A press that throws something away is asked for once more: whatever else is touched or typed in between takes it back.
"use client";

import { useEffect, useState } from "react";

/** The button that is pressed twice carries this. */
const CONFIRM = "[data-confirm]";
/** These press it again, or only move the focus. */
const HARMLESS_KEYS = ["c", "Enter", " ", "Tab", "Shift"];

/** Whether the first press was made, and what makes it or takes it back. */
export function useAskedAgain(): readonly [isAsked: boolean, ask: (isAsked: boolean) => void] {
  const [isAsked, ask] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest(CONFIRM))) ask(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (!HARMLESS_KEYS.includes(key)) ask(false);
    };
    document.addEventListener("pointerdown", onPress, true);
    document.addEventListener("click", onPress, true);
    document.addEventListener("keydown", onKey, true);
    return () => {
      document.removeEventListener("pointerdown", onPress, true);
      document.removeEventListener("click", onPress, true);
      document.removeEventListener("keydown", onKey, true);
    };
  }, [isAsked]);
  return [isAsked, ask];
}
