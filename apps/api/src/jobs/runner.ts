// Runs the jobs of this process: the tasks by name, on graphile-worker.
import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "@pithead/db";
import { Logger, run, type Task, type TaskList } from "graphile-worker";
import type { Games } from "../service.ts";
import { mailClaim, mailSignInLink } from "./account-mails.ts";
import { mailGameOver } from "./game-over.ts";
import { type Life, startLife } from "./life.ts";
import { mailNotice } from "./notice.ts";
import type { JobLog, PostOffice } from "./post-office.ts";
import { PATIENCE, type Patience } from "./retry.ts";
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

/** How many mails one process sends at a time. */
const CONCURRENCY = 4;
const AGAIN_MS = 1000;

type Work = (office: PostOffice, payload: unknown, dueAt: Date) => Promise<void>;

const WORK: { readonly [task: string]: Work } = {
  notice: mailNotice,
  "game-over": mailGameOver,
  "sign-in-mail": mailSignInLink,
  "mail-claim": mailClaim,
};

export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { db, games, smtpUrl, mailFrom, log, patience = PATIENCE } = options;
  const smtp = openSmtp(smtpUrl, mailFrom);
  const office: PostOffice = { db, games, smtp, patience, publicUrl: options.publicUrl.replace(/\/$/, ""), log };
  let stopping = false;
  let shift = await beginShift(options, office);

  /** graphile-worker gives up when it can't write down the end of a job, as while Postgres is away: then another shift begins. */
  async function keepGoing(): Promise<void> {
    while (!stopping) {
      await shift.over;
      if (stopping) return;
      log.warn({}, "The jobs have stopped, and are started again.");
      await shift.end().catch(() => {});
      shift = await beginAgain();
    }
  }

  async function beginAgain(): Promise<Shift> {
    for (;;) {
      try {
        await wait(AGAIN_MS);
        return await beginShift(options, office);
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

/** The jobs from one start of graphile-worker to its end. */
interface Shift {
  /** Resolves when it has ended, by itself or not. */
  readonly over: Promise<void>;
  end(): Promise<void>;
}

async function beginShift({ databaseUrl, db, log, lookEvery = 1000 }: JobsOptions, office: PostOffice): Promise<Shift> {
  const life = await startLife(databaseUrl, db, log);
  const runner = await run({
    connectionString: databaseUrl,
    taskList: taskList(office),
    parsedCronItems: [],
    concurrency: CONCURRENCY,
    pollInterval: lookEvery,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => log[level === "warning" ? "warn" : level === "error" ? "error" : "debug"]({}, message)),
    preset: { plugins: [showingLife(life)] },
  });
  let ended: Promise<void> | undefined;
  const end = async (): Promise<void> => {
    // It may have ended by itself, which is all that is wanted.
    await runner.stop().catch(() => {});
    await life.stop();
  };
  return { over: runner.promise.catch(() => {}), end: () => (ended ??= end()) };
}

function taskList(office: PostOffice): TaskList {
  return Object.fromEntries(Object.entries(WORK).map(([name, work]) => [name, taskOf(name, work, office)]));
}

/** What a job's error says is logged and kept with the job: never a message, which could hold an address or a link. */
function taskOf(name: string, work: Work, office: PostOffice): Task {
  return async (payload, { job }) => {
    try {
      await work(office, payload, job.run_at);
    } catch (error) {
      throw nameless(name, error);
    }
  };
}

function nameless(task: string, error: unknown): Error {
  const { name = "Error", stack = "", code }: { name?: string; stack?: string; code?: unknown } = error instanceof Error ? error : {};
  const said = new Error(`${task}: ${name}${typeof code === "string" ? ` ${code}` : ""}`);
  said.stack = [said.message, ...stack.split("\n").filter((line) => /^\s+at /.test(line))].join("\n");
  return said;
}

function showingLife(life: Life): GraphileConfig.Plugin {
  return {
    name: "PitheadLife",
    version: "1.0.0",
    worker: { hooks: { startWorker: (_, { worker }) => life.show(worker.workerPool.id) } },
  };
}
