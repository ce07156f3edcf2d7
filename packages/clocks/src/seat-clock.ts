// One player's clock: it stands, or it counts down from an instant on. Instants are milliseconds since 1970.
import { countedBetween, whenCounted } from "./daily-window.ts";
import type { Timed } from "./pace.ts";

export interface SeatClock {
  /** What it showed when it last stood, in milliseconds. */
  readonly left: number;
  /** Since when it counts: an instant to come while it rests until then. Null while it stands. */
  readonly since: number | null;
}

/** When its time is up; null while it stands. */
export function deadlineOf(pace: Timed, clock: SeatClock): number | null {
  return whenLeft(pace, clock, 0);
}

/** When it shows so much, or less; null while it stands. */
export function whenLeft({ window }: Timed, { left, since }: SeatClock, shown: number): number | null {
  return since === null ? null : whenCounted(window, since, Math.max(0, left - shown));
}

/** It counts from `at` on. */
export function started({ left }: SeatClock, at: number): SeatClock {
  return { left, since: at };
}

/** It stands from `at` on, with what is left then. */
export function stopped({ window }: Timed, clock: SeatClock, at: number): SeatClock {
  const used = clock.since === null ? 0 : countedBetween(window, clock.since, at);
  return { left: Math.max(0, clock.left - used), since: null };
}

/** What passed between `from` and `until` does not count: a vacation, an outage. The same rest twice is one. */
export function rested(pace: Timed, clock: SeatClock, from: number, until: number): SeatClock {
  if (clock.since === null || clock.since >= until) return clock;
  return started(stopped(pace, clock, from), until);
}

/** A rest that was to last longer is over at `at`. */
export function awake(clock: SeatClock, at: number): SeatClock {
  return clock.since === null || clock.since <= at ? clock : started(clock, at);
}
