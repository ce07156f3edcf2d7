// Up to where the viewer has looked: told to the server once the table is seen, kept here so that the recap stays until it is put away.
"use client";

import { useEffect, useState } from "react";
import { useSeen } from "../../api/changes.ts";

/** The seq up to which everything was seen when the page opened, or was put away since. */
export function useSeenUpTo(game: string, seat: number | null, seq: number, seenFirst: number): [number, (seq: number) => void] {
  const [seen, setSeen] = useState(seenFirst);
  const { mutate } = useSeen(game);
  useEffect(() => {
    if (seat === null) return;
    const tell = () => {
      if (document.visibilityState === "visible") mutate(seq);
    };
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [seat, seq, mutate]);
  return [seen, setSeen];
}
