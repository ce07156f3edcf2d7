// A half-built move, kept in the tab for as long as its position is asked about: it outlives a reload, and a look at the rules.
"use client";

import { useEffect } from "react";

/** Where a move is being built; null where it is not to be kept. */
export interface Workbench {
  game: string;
  seat: number;
  seq: number;
}

/** Hands what was kept for the workbench to `onFound`, once, and keeps what is picked there from then on. */
export function useKeptPicks<Pick>(at: Workbench | null, picks: readonly Pick[], onFound: (picks: readonly Pick[]) => void): void {
  const name = at && `move-${at.game}-${at.seat}`;
  const seq = at?.seq;
  useEffect(() => {
    if (name === null || seq === undefined) return;
    const found = read<Pick>(name, seq);
    if (found.length > 0) onFound(found);
  }, [name, seq, onFound]);
  useEffect(() => {
    if (name === null) return;
    try {
      if (picks.length === 0) sessionStorage.removeItem(name);
      else sessionStorage.setItem(name, JSON.stringify({ seq, picks }));
    } catch {
      // Full, or not allowed: it is forgotten when the page is left.
    }
  }, [name, seq, picks]);
}

function read<Pick>(name: string, seq: number): readonly Pick[] {
  try {
    const kept: { seq: number; picks: readonly Pick[] } | null = JSON.parse(sessionStorage.getItem(name) ?? "null");
    return kept?.seq === seq ? kept.picks : [];
  } catch {
    return [];
  }
}
