// Up to where the viewer has looked: told to the server once the table is seen, kept here so that the recap stays until it is put away.
"use client";

import { useEffect, useState } from "react";
import { useSeen } from "../../api/changes.ts";

/** What a page that nobody sits at does not hear. */
const SIGNS = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;

/** The seq up to which everything was seen when the page opened, or was put away since. */
export function useSeenUpTo(game: string, seat: number | null, seq: number, seenFirst: number): [number, (seq: number) => void] {
  const [seen, setSeen] = useState(seenFirst);
  const { mutate } = useSeen(game);
  useEffect(() => {
    if (seat === null) return;
    const tell = () => {
      if (document.visibilityState === "visible") mutate({ seq, atHand: false });
    };
    const stop = () => {
      for (const sign of SIGNS) document.removeEventListener(sign, atHand);
    };
    const atHand = () => {
      stop();
      mutate({ seq, atHand: true });
    };
    tell();
    document.addEventListener("visibilitychange", tell);
    for (const sign of SIGNS) document.addEventListener(sign, atHand, { passive: true });
    return () => {
      document.removeEventListener("visibilitychange", tell);
      stop();
    };
  }, [seat, seq, mutate]);
  return [seen, setSeen];
}
