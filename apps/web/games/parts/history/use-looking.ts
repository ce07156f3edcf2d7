// How one looks at a game's history: as whom, compared with what, at which line of the log, and whose lines. All of it is in the address.
"use client";

import type { LookAs } from "@pithead/contracts";
import { useEffect, useState } from "react";
import { historyAddress, type Looking, lineOf, onlyOf } from "./address.ts";

export interface LookingInHand extends Looking {
  /** As who the reader is when undefined. */
  lookAs(as: LookAs | undefined): void;
  /** Ends comparing when undefined. */
  compareWith(seq: number | undefined): void;
  /** All of the log when undefined. The browser's way back leads to what was shown before. */
  showOnly(seat: number | undefined): void;
  /** The line of the log that the address names. */
  line: string | undefined;
  point(line: string | undefined): void;
  /** The permanent link of a position or a line, looked at in the same way. */
  addressOf(seq: number, line?: string): string;
}

/** @param at the position shown, which the address follows */
export function useLooking(game: string, at: number, first: Looking): LookingInHand {
  const [as, lookAs] = useState(first.as);
  const [compare, compareWith] = useState(first.compare);
  const [only, setOnly] = useState(first.only);
  /** Undefined until the address has been read: the server is not told what stands behind its #. */
  const [line, setLine] = useState<string | null>();
  useEffect(() => setLine(lineOf(window.location.hash) ?? null), []);
  useEffect(() => {
    const goBack = () => setOnly(onlyOf(new URLSearchParams(window.location.search).get("only")));
    window.addEventListener("popstate", goBack);
    return () => window.removeEventListener("popstate", goBack);
  }, []);

  const shown = line?.startsWith(`${at}.`) ? line : undefined;
  const addressOf = (seq: number, of?: string) => historyAddress(game, seq, { as, compare, only }, of);
  const address = addressOf(at, shown);
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (line !== undefined && pathname + search + hash !== address) window.history.replaceState(null, "", address);
  }, [line, address]);

  const showOnly = (seat: number | undefined) => {
    if (seat === only) return;
    window.history.pushState(null, "", historyAddress(game, at, { as, compare, only: seat }, shown));
    setOnly(seat);
  };
  return { as, lookAs, compare, compareWith, only, showOnly, line: shown, point: (wanted) => setLine(wanted ?? null), addressOf };
}
