// How long a table gives its players.
import type { DailyWindow } from "./daily-window.ts";

/** Without a limit; so long for each move; or a bank that each turn adds to, up to a cap. All in seconds. */
export type Pace =
  | { readonly kind: "none" }
  | { readonly kind: "each"; readonly time: number; readonly window: DailyWindow | null }
  | { readonly kind: "bank"; readonly bank: number; readonly increment: number; readonly cap: number; readonly window: DailyWindow | null };

/** A pace with a clock. */
export type Timed = Exclude<Pace, { kind: "none" }>;

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
/** A clock that rests by itself does so while there is still a tenth of the time left, and an hour at most. */
const SHARE_KEPT = 10;

/** What a clock shows at the start, in milliseconds. */
export function timeAtFirst(pace: Timed): number {
  return (pace.kind === "each" ? pace.time : Math.min(pace.bank, pace.cap)) * SECOND_MS;
}

/** What it shows after a turn that ended with `left`. */
export function timeAfterTurn(pace: Timed, left: number): number {
  return pace.kind === "each" ? pace.time * SECOND_MS : Math.min(pace.cap * SECOND_MS, left + pace.increment * SECOND_MS);
}

/** What somebody who comes back has at least. */
export function timeOnReturn(pace: Timed, left: number): number {
  const least = pace.kind === "each" ? pace.time : pace.increment;
  return Math.max(left, least * SECOND_MS);
}

/** So much before a timeout, a vacation begins by itself. */
export function timeKept(pace: Timed): number {
  return Math.min(HOUR_MS, timeAtFirst(pace) / SHARE_KEPT);
}
