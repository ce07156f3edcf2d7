// One shift of the jobs: graphile-worker from a start to its end, and the sign that it lives.
import type { Database } from "@pithead/db";
import { Logger, type RunnerOptions, run, type TaskList } from "graphile-worker";
import { type Life, startLife } from "./life.ts";
import type { JobLog } from "./post-office.ts";

/** What is done, and how. */
export interface Crew {
  readonly databaseUrl: string;
  readonly db: Database;
  readonly log: JobLog;
  /** Jobs of other names are left to other crews. */
  readonly tasks: TaskList;
  /** How many jobs at a time in one process. */
  readonly concurrency: number;
  /** How often to look for jobs that have become due; those due at once are told of. In milliseconds. */
  readonly lookEvery?: number | undefined;
}

/** The jobs from one start of graphile-worker to its end. */
export interface Shift {
  /** Resolves when it has ended, by itself or not. */
  readonly over: Promise<void>;
  end(): Promise<void>;
}

/** @throws when Postgres is away. */
export async function beginShift({ databaseUrl, db, log, tasks, concurrency, lookEvery = 1000 }: Crew): Promise<Shift> {
  const life = await startLife(databaseUrl, db, log);
  const options: RunnerOptions = {
    connectionString: databaseUrl,
    taskList: tasks,
    parsedCronItems: [],
    concurrency,
    pollInterval: lookEvery,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => log[level === "warning" ? "warn" : level === "error" ? "error" : "debug"]({}, message)),
    // Without a batch, however small, a job whose end can't be written down rejects a promise that nobody holds, and Node dies of it.
    preset: { plugins: [showingLife(life)], worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  };
  const runner = await run(options).catch(async (error: unknown) => {
    await life.stop();
    throw error;
  });
  let ended: Promise<void> | undefined;
  const end = async (): Promise<void> => {
    // It may have ended by itself, which is all that is wanted.
    await runner.stop().catch(() => {});
    await life.stop();
  };
  return { over: runner.promise.catch(() => {}), end: () => (ended ??= end()) };
}

function showingLife(life: Life): GraphileConfig.Plugin {
  return {
    name: "PitheadLife",
    version: "1.0.0",
    worker: { hooks: { startWorker: (_, { worker }) => life.show(worker.workerPool.id) } },
  };
}
