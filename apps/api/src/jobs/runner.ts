// Runs the mails of this process, from its start to its stop.
import type { Database } from "@pithead/db";
import type { Games } from "../service.ts";
import { type Jobs, startWork } from "./crew.ts";
import type { JobLog, PostOffice } from "./post-office.ts";
import { PATIENCE, type Patience } from "./retry.ts";
import { openSmtp } from "./smtp.ts";
import { taskList } from "./tasks.ts";

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

/** How many mails one process sends at a time. */
const CONCURRENCY = 4;

export function startJobs({ databaseUrl, db, games, smtpUrl, mailFrom, log, ...options }: JobsOptions): Promise<Jobs> {
  const { patience = PATIENCE, publicUrl, lookEvery } = options;
  const office: PostOffice = { db, games, smtp: openSmtp(smtpUrl, mailFrom), patience, publicUrl: publicUrl.replace(/\/$/, ""), log };
  return startWork({ databaseUrl, db, log, tasks: taskList(office), concurrency: CONCURRENCY, lookEvery });
}
