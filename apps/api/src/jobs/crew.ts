// Keeps a crew at work, from a process's start to its stop.
import { setTimeout as wait } from "node:timers/promises";
import { beginShift, type Crew, type Shift } from "./shift.ts";

export interface Jobs {
  /** Takes no more jobs and waits for those under way. */
  stop(): Promise<void>;
}

const AGAIN_MS = 1000;

/** @throws when Postgres is away at the start; later it is waited for. */
export async function startWork(crew: Crew): Promise<Jobs> {
  const { log } = crew;
  let stopping = false;
  let shift = await beginShift(crew);

  /** graphile-worker gives up when it can't write down the end of a job, as while Postgres is away: then another shift begins. */
  async function keepGoing(): Promise<void> {
    while (!stopping) {
      await shift.over;
      if (stopping) return;
      log.warn({}, "The jobs have stopped, and are started again.");
      await shift.end().catch(() => {});
      shift = await beginAgain();
      if (stopping) await shift.end();
    }
  }

  async function beginAgain(): Promise<Shift> {
    for (;;) {
      try {
        await wait(AGAIN_MS);
        return await beginShift(crew);
      } catch {
        log.warn({}, "The jobs could not be started again yet.");
        if (stopping) return { over: Promise.resolve(), end: async () => {} };
      }
    }
  }

  const going = keepGoing();
  return {
    stop: async () => {
      stopping = true;
      await shift.end();
      await going;
    },
  };
}
