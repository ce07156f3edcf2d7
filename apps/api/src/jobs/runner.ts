// Runs the mails of this process, from its start to its stop.
import type { Database } from "@pithead/db";
import { openMailbox } from "../bounces/mailbox.ts";
import { startBounces } from "../bounces/runner.ts";
import type { Clock } from "../clock.ts";
import { pushKeysOf } from "../notices/channels/push-crypt.ts";
import { startRounds } from "../notices/rounds.ts";
import type { Painter } from "../pictures/painter.ts";
import type { Games, Service } from "../service.ts";
import { type Jobs, startWork } from "./crew.ts";
import type { JobLog, PostOffice } from "./post-office.ts";
import { PATIENCE, type Patience } from "./retry.ts";
import { openSmtp } from "./smtp.ts";
import { taskList } from "./tasks.ts";

export interface JobsOptions {
  readonly databaseUrl: string;
  readonly db: Database;
  readonly games: Games;
  readonly clock: Clock;
  readonly smtpUrl: string;
  /** The sender, `Name <address>`. */
  readonly mailFrom: string;
  readonly publicUrl: string;
  /** To which mails come back, and the mailbox in which those are looked for. */
  readonly bouncesAddress?: string | undefined;
  readonly bouncesMailbox?: string | undefined;
  /** Shared with the web app. */
  readonly authSecret: string;
  readonly painter?: Painter;
  readonly log: JobLog;
  /** Which addresses may be asked at a user's wish. */
  readonly mayAsk?: Service["mayAsk"];
  /** Without a sign of life for so long, from any process, it was an outage. */
  readonly outageMs?: number | undefined;
  readonly patience?: Patience;
  /** How often to look for jobs that have become due; those due at once are told of. In milliseconds. */
  readonly lookEvery?: number;
}

/** How many mails one process sends at a time. */
const CONCURRENCY = 4;
const LOOK_EVERY_MS = 1000;

export async function startJobs({
  databaseUrl,
  db,
  games,
  clock,
  mayAsk,
  smtpUrl,
  mailFrom,
  outageMs,
  painter,
  log,
  ...options
}: JobsOptions): Promise<Jobs> {
  const { patience = PATIENCE, publicUrl, authSecret: secret, lookEvery = LOOK_EVERY_MS } = options;
  const smtp = openSmtp(smtpUrl, mailFrom);
  const office: PostOffice = {
    db,
    games,
    clock,
    mayAsk,
    smtp,
    patience,
    hands: CONCURRENCY,
    secret,
    pushKeys: pushKeysOf(secret),
    publicUrl: publicUrl.replace(/\/$/, ""),
    bounces: options.bouncesAddress ?? null,
    painter,
    log,
  };
  const work = await startWork({ databaseUrl, db, log, tasks: taskList(office), concurrency: CONCURRENCY, lookEvery });
  const rounds = startRounds(office, { lookEvery, outageMs });
  const bounces = options.bouncesMailbox === undefined ? undefined : startBounces(office, openMailbox(options.bouncesMailbox));
  return {
    stop: async () => {
      await Promise.all([rounds.stop(), work.stop(), bounces?.stop()]);
    },
  };
}
