// How much time a clock has counted, minute by minute: within the table's hours, and not while it rests.
import type { Pace } from "@pithead/contracts";
import type { Span } from "../journal.ts";
import { minuteOfDay } from "../local-time.ts";

const MINUTE = 60_000;
/** No clock of a month runs longer. */
const LONGEST = 120 * 24 * 60 * MINUTE;

type Window = Exclude<Pace, { kind: "none" }>["window"];

export interface Counting {
  readonly window: Window;
  readonly rests: readonly Span[];
}

/** What is counted from one instant to another. */
export function counted(counting: Counting, from: number, until: number): number {
  let sum = 0;
  for (const [begins, ends] of runs(counting, from)) {
    if (begins >= until) break;
    sum += Math.min(ends, until) - begins;
  }
  return sum;
}

/** When so much has been counted; infinite where that is never. */
export function whenCounted(counting: Counting, from: number, span: number): number {
  let left = span;
  for (const [begins, ends] of runs(counting, from)) {
    if (left <= ends - begins) return begins + left;
    left -= ends - begins;
  }
  return Number.POSITIVE_INFINITY;
}

/** The times in which it counts, in order and in pieces. */
function* runs({ window, rests }: Counting, from: number): Generator<readonly [number, number]> {
  const step = window === null ? LONGEST : MINUTE;
  for (let at = from; at < from + LONGEST; ) {
    const next = window === null ? from + LONGEST : Math.floor(at / step) * step + step;
    if (isOpen(window, at)) yield* withoutRests(rests, at, next);
    at = next;
    if (rests.some((rest) => rest.from <= at && rest.until === Number.POSITIVE_INFINITY)) return;
  }
}

function isOpen(window: Window, at: number): boolean {
  if (window === null || window.from === window.to) return true;
  const minute = minuteOfDay(at, window.zone);
  return window.from < window.to ? minute >= window.from && minute < window.to : minute >= window.from || minute < window.to;
}

function* withoutRests(rests: readonly Span[], from: number, until: number): Generator<readonly [number, number]> {
  let at = from;
  while (at < until) {
    const resting = rests.find((rest) => rest.from <= at && rest.until > at);
    if (resting !== undefined) {
      at = resting.until;
      continue;
    }
    const next = Math.min(until, ...rests.map((rest) => rest.from).filter((begins) => begins > at));
    yield [at, next];
    at = next;
  }
}
