// Mails that could not be sent, in groups of alike: for whoever watches over the service.
import type { Database } from "./database.ts";

export interface FailingMails {
  /** `notices`, or the task whose job mails it. */
  readonly what: string;
  /** Whether they are tried again; those that are not were given up within a week. */
  readonly goesOn: boolean;
  /** Whose they are, where they were given up. */
  readonly userId: string | null;
  /** What went wrong last, as a code. It never holds an address. */
  readonly error: string | null;
  readonly mails: number;
  /** The most that one of them has had. */
  readonly tries: number;
  /** When the first of them was to be sent. */
  readonly since: Date;
  /** When the next of them is tried; null where none is. */
  readonly next: Date | null;
}

const GIVEN_UP_DAYS = 7;

/** By what went wrong, those that have waited longest first. @param now by the service's clock */
export function failingMails(db: Database, now: Date): Promise<FailingMails[]> {
  const weekAgo = new Date(now.getTime() - GIVEN_UP_DAYS * 86_400_000);
  return db.$queryRaw<FailingMails[]>`
    select 'notices' as what, state = 'due' as "goesOn", case when state = 'failed' then user_id end as "userId", error,
      count(*)::int as mails, max(attempts)::int as tries, min(due_at) as since, min(next_at) filter (where state = 'due') as next
    from notices where channel = 'mail' and ((state = 'due' and error is not null) or (state = 'failed' and next_at > ${weekAgo}))
    group by 2, 3, 4
    union all select identifier, true, null, payload ->> 'error', count(*)::int, max((payload ->> 'tries')::int),
      min((payload ->> 'since')::timestamptz), min(run_at)
    from graphile_worker._private_jobs as jobs join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where payload ->> 'tries' is not null
    group by 1, 4
    order by 7, 1, 2`;
}
