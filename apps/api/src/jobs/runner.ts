// Runs the jobs of this process, from its start to its stop.
import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "@pithead/db";
import type { Games } from "../service.ts";
import type { JobLog, PostOffice } from "./post-office.ts";
import { PATIENCE, type Patience } from "./retry.ts";
import { beginShift, type Shift } from "./shift.ts";
import { openSmtp } from "./smtp.ts";

export interface JobsOptions {
  readonly databaseUrl: string;
  readonly db: Database;
  readonly games: Games;
  readonly smtpUrl: string;
  /** The sender, `Name <address>`. */
  readonly mailFrom: string;
  readonly publicUrl: string;
  readonly log: JobLog;
  readonly patience?: Patience;
  /** How often to look for jobs that have become due; those due at once are told of. In milliseconds. */
  readonly lookEvery?: number;
}

export interface Jobs {
  /** Takes no more jobs and waits for those under way. */
  stop(): Promise<void>;
}

const AGAIN_MS = 1000;

export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { db, games, smtpUrl, mailFrom, log, patience = PATIENCE } = options;
  const smtp = openSmtp(smtpUrl, mailFrom);
  const office: PostOffice = { db, games, smtp, patience, publicUrl: options.publicUrl.replace(/\/$/, ""), log };
  let stopping = false;
  let shift = await beginShift(options.databaseUrl, office, options.lookEvery);

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
        return await beginShift(options.databaseUrl, office, options.lookEvery);
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
