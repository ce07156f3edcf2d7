// Riding through a game: keys, and playing by itself.
"use client";

import { useCallback, useEffect, useState } from "react";
import { useKeys } from "./use-keys.ts";

const MOVE_MS = 1_200;

export interface Replay {
  at: number;
  isPlaying: boolean;
  go(seq: number): void;
  play(): void;
}

export function useReplay(first: number, all: number): Replay {
  const [at, setAt] = useState(first);
  const [isPlaying, setPlaying] = useState(false);

  const show = useCallback((seq: number) => setAt(Math.max(0, Math.min(all, seq))), [all]);
  const go = useCallback(
    (seq: number) => {
      setPlaying(false);
      show(seq);
    },
    [show],
  );

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => (at < all ? setAt(at + 1) : setPlaying(false)), MOVE_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, at, all]);

  const play = useCallback(() => {
    setPlaying((before) => !before);
    setAt((before) => (before === all ? 0 : before));
  }, [all]);
  useKeys([
    ["ArrowLeft", () => go(at - 1)],
    ["ArrowRight", () => go(at + 1)],
    ["Home", () => go(0)],
    ["End", () => go(all)],
    ["p", play],
  ]);
  return { at, isPlaying, go, play };
}
