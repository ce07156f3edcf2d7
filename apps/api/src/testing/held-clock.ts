// For tests: a clock that stands until it is moved.
import type { Clock } from "../clock.ts";

export const MINUTE_MS = 60_000;

export interface HeldClock extends Clock {
  /** Moves on by so many milliseconds. */
  pass(ms: number): void;
  /** Moves to an instant. */
  set(at: Date | string | number): void;
  /** Moves to an instant, and whoever waits notices only when it moves again. */
  slip(at: number): void;
  /** Resolves when so many wait for it to move, those who already do included. */
  awaited(by: number): Promise<void>;
}

interface Waiting {
  readonly until: number;
  readonly go: () => void;
}

export function heldClock(at: Date | string): HeldClock {
  let now = new Date(at).getTime();
  const waiting = new Set<Waiting>();
  const watchers = new Set<() => void>();

  function moveTo(to: number): void {
    now = to;
    for (const each of [...waiting]) if (each.until <= now) each.go();
  }

  return {
    now: () => new Date(now),
    wait: (ms, calledOff) =>
      new Promise((resolve) => {
        const go = () => {
          waiting.delete(each);
          calledOff.removeEventListener("abort", go);
          resolve();
        };
        const each = { until: now + ms, go };
        if (calledOff.aborted) return resolve();
        calledOff.addEventListener("abort", go);
        waiting.add(each);
        for (const watch of [...watchers]) watch();
      }),
    pass: (ms) => moveTo(now + ms),
    set: (to) => moveTo(new Date(to).getTime()),
    slip: (to) => {
      now = to;
    },
    awaited: (by) =>
      new Promise((resolve) => {
        const watch = () => {
          if (waiting.size < by) return;
          watchers.delete(watch);
          resolve();
        };
        watchers.add(watch);
        watch();
      }),
  };
}
