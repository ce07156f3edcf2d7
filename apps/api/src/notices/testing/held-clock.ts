// A clock for tests, which stands until it is moved.
import type { Clock } from "../../clock.ts";

export interface HeldClock extends Clock {
  /** So many minutes go by. */
  pass(minutes: number): void;
  set(to: string): void;
}

/** @param from an instant, ISO. */
export function heldClock(from: string): HeldClock {
  let at = new Date(from);
  return {
    now: () => new Date(at),
    pass: (minutes) => {
      at = new Date(at.getTime() + minutes * 60_000);
    },
    set: (to) => {
      at = new Date(to);
    },
  };
}
