// The outbox: jobs for graphile-worker, added in the transaction that gives cause for them.
import type { Transaction } from "./database.ts";

export interface Job {
  /** The task's identifier. */
  task: string;
  payload: { readonly [field: string]: string | number | undefined };
  /** A job still waiting under the same key is replaced. */
  key?: string;
  /** Now, when absent. */
  runAt?: Date;
  /** Of the jobs that are due, those with the lowest are done first; 0 when absent. */
  priority?: number;
}

/** Adds the job; it exists when, and only when, the transaction commits. */
export async function addJob(tx: Pick<Transaction, "$executeRaw">, job: Job): Promise<void> {
  await tx.$executeRaw`select graphile_worker.add_job(
    identifier => ${job.task}, payload => ${JSON.stringify(job.payload)}::json,
    job_key => ${job.key ?? null}, run_at => ${job.runAt ?? null}::timestamptz,
    priority => ${job.priority ?? 0}::integer)`;
}

/** How many jobs of a task are due, those under way included. */
export async function countDue(db: Pick<Transaction, "$queryRaw">, task: string): Promise<number> {
  const [due] = await db.$queryRaw<{ count: number }[]>`select count(*)::integer as count from graphile_worker.jobs
    where task_identifier = ${task} and run_at <= now() and attempts <= max_attempts`;
  return due?.count ?? 0;
}
