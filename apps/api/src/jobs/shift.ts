// One shift of the jobs: graphile-worker from a start to its end, and the sign that it lives.
import { Logger, type RunnerOptions, run } from "graphile-worker";
import { type Life, startLife } from "./life.ts";
import type { PostOffice } from "./post-office.ts";
import { taskList } from "./tasks.ts";

/** How many mails one process sends at a time. */
const CONCURRENCY = 4;

/** The jobs from one start of graphile-worker to its end. */
export interface Shift {
  /** Resolves when it has ended, by itself or not. */
  readonly over: Promise<void>;
  end(): Promise<void>;
}

/** @param lookEvery how often to look for jobs that have become due, in milliseconds. @throws when Postgres is away. */
export async function beginShift(databaseUrl: string, office: PostOffice, lookEvery = 1000): Promise<Shift> {
  const { db, log } = office;
  const life = await startLife(databaseUrl, db, log);
  const options: RunnerOptions = {
    connectionString: databaseUrl,
    taskList: taskList(office),
    parsedCronItems: [],
    concurrency: CONCURRENCY,
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
