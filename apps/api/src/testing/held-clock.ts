// For tests: a clock that stands until it is moved.
import type { Clock } from "../clock.ts";

export const MINUTE_MS = 60_000;

export interface HeldClock extends Clock {
  /** Moves on by so many milliseconds. */
  pass(ms: number): void;
  /** Moves to an instant. */
  set(at: Date | string): void;
}

export function heldClock(at: Date | string): HeldClock {
  let now = new Date(at).getTime();
  return {
    now: () => new Date(now),
    pass: (ms) => {
      now += ms;
    },
    set: (to) => {
      now = new Date(to).getTime();
    },
  };
}
