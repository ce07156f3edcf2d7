// `pithead admin`: what waits for the service itself: stuck games, notices and jobs that are overdue, failing mails.
import {
  type Database,
  type FailingMail,
  failingMails,
  isUnreachable,
  type OverdueJob,
  type OverdueNotices,
  openDatabase,
  overdueJobs,
  overdueNotices,
  type StuckGame,
  stuckGames,
} from "@pithead/db";
import { databaseAddress } from "../database-address.ts";
import { readFlags } from "../flags.ts";
import { plain } from "../plain.ts";
import { trouble } from "../trouble.ts";

const LONGEST_LINE = 400;

/** @returns the exit code: 1 when anything is listed. @throws an error in one line when the database cannot be read. */
export async function adminCommand(args: string[]): Promise<number> {
  readFlags("admin", { args, allowPositionals: false, options: {} });
  const db = openDatabase(databaseAddress("admin", process.env), 2);
  try {
    return await listAll(db, new Date());
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    throw trouble(`admin: ${isUnreachable({ code }) ? "the database does not answer" : "the database cannot be read"}`);
  } finally {
    await db.$disconnect();
  }
}

async function listAll(db: Database, now: Date): Promise<number> {
  const lists = [
    ["stuck games", (await stuckGames(db, now)).map(gameLine)],
    ["overdue notices", (await overdueNotices(db, now)).map(noticeLine)],
    ["failing mails", (await failingMails(db, now)).map(mailLine)],
    ["overdue jobs", (await overdueJobs(db)).map(jobLine)],
  ] as const;
  for (const [title, lines] of lists) {
    process.stdout.write(`${title}: ${lines.length}\n`);
    for (const line of lines) process.stdout.write(`  ${plain(line, LONGEST_LINE)}\n`);
  }
  return lists.some(([, lines]) => lines.length > 0) ? 1 : 0;
}

const WHY = {
  deadline: "a player's time is up, and nothing was done",
  vote: "a vote is over, and nothing was done",
  bot: "a bot's move is not made",
  host: "nobody is asked",
} as const;

function gameLine({ id, game, seq, why, since }: StuckGame): string {
  return `${id} ${game} at move ${seq}: ${WHY[why]}, since ${since.toISOString()}`;
}

function noticeLine({ channel, notices, since }: OverdueNotices): string {
  return `${channel}: ${notices}, the first since ${since.toISOString()}`;
}

function mailLine({ gameId, seq, userId, kind, state, attempts, error, dueAt }: FailingMail): string {
  const what = state === "failed" ? "given up" : "tried again";
  return `${gameId} at move ${seq}, ${kind} to ${userId}: due ${dueAt.toISOString()}, ${what} after ${attempts} tries: ${error ?? "unknown"}`;
}

function jobLine({ task, jobs, since, attempts, error }: OverdueJob): string {
  return `${task}: ${jobs}, the first since ${since.toISOString()}, up to ${attempts} tries${error === null ? "" : `: ${error}`}`;
}
