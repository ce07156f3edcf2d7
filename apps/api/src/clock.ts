// What time it is. Everything in the service that depends on time asks one clock, which tests hold and move.
import { readFileSync } from "node:fs";
import { setTimeout as pass } from "node:timers/promises";

export interface Clock {
  now(): Date;
  /** Resolves when so many milliseconds have passed by this clock, and at once when it is called off. */
  wait(ms: number, calledOff: AbortSignal): Promise<void>;
}

export const SYSTEM_CLOCK: Clock = {
  now: () => new Date(),
  wait: (ms, signal) => pass(ms, undefined, { signal }).catch(() => {}),
};

/**
 * A clock that is ahead of the system's by the milliseconds that stand in `file`, read at every look: who tries the whole
 * service moves it on by writing there. @throws Error where the file holds no number
 */
export function clockAheadBy(file: string): Clock {
  return {
    ...SYSTEM_CLOCK,
    now: () => {
      const ahead = Number(readFileSync(file, "utf8"));
      if (Number.isNaN(ahead)) throw new Error("CLOCK_AHEAD_FILE holds no number of milliseconds.");
      return new Date(Date.now() + ahead);
    },
  };
}
