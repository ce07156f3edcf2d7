// `pithead admin`: what waits for the service itself: whether it is there, stuck games, notices and jobs that are overdue, failing mails.
import {
  type Database,
  type FailingMails,
  failingMails,
  GRACE_SECONDS,
  isUnreachable,
  lastSign,
  type OverdueJob,
  type OverdueNotices,
  openDatabase,
  overdueJobs,
  overdueNotices,
  type StuckGame,
  stuckGames,
} from "@pithead/db";
import { databaseAddress } from "../database-address.ts";
import { duration } from "../duration.ts";
import { readFlags } from "../flags.ts";
import { plain } from "../plain.ts";
import { trouble } from "../trouble.ts";

const LONGEST_LINE = 400;
const MOST_LINES = 50;

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
  const sign = await lastSign(db);
  const isAway = sign !== null && now.getTime() - sign.getTime() > GRACE_SECONDS * 1000;
  const service = sign === null ? "not started yet" : isAway ? `not there${ago(sign, now)}` : "there";
  process.stdout.write(`service: ${service}\n`);
  const lists = [
    ["stuck games", (await stuckGames(db, now)).map((each) => gameLine(each, now))],
    ["overdue notices", (await overdueNotices(db, now)).map((each) => noticeLine(each, now))],
    ["failing mails", (await failingMails(db, now)).map((each) => mailLine(each, now))],
    ["overdue jobs", (await overdueJobs(db)).map((each) => jobLine(each, now))],
  ] as const;
  for (const [title, lines] of lists) {
    process.stdout.write(`${title}:${lines.length === 0 ? " none" : ""}\n`);
    for (const line of lines.slice(0, MOST_LINES)) process.stdout.write(`  ${plain(line, LONGEST_LINE)}\n`);
    if (lines.length > MOST_LINES) process.stdout.write(`  and ${lines.length - MOST_LINES} more\n`);
  }
  return isAway || lists.some(([, lines]) => lines.length > 0) ? 1 : 0;
}

const WHY = {
  deadline: "a player's time is up, and nothing was done",
  vote: "a vote is over, and nothing was done",
  bot: "a bot's move is not made",
  host: "nobody is asked",
} as const;

function gameLine({ id, game, seq, why, since }: StuckGame, now: Date): string {
  return `${id} (${game}) at move ${seq}: ${WHY[why]}${ago(since, now)}`;
}

function noticeLine({ channel, notices, since }: OverdueNotices, now: Date): string {
  return `${notices} by ${channel}, the first${ago(since, now)}`;
}

function mailLine({ what, goesOn, userId, error, mails, tries, since, next }: FailingMails, now: Date): string {
  const whose = userId === null ? "" : ` to user ${userId}`;
  const then = next === null ? "" : `; next try ${next <= now ? "now" : `in ${duration(next.getTime() - now.getTime())}`}`;
  const tried = `${tries} ${tries === 1 ? "try" : "tries"}`;
  return `${what}: ${mails}${whose}, ${error ?? "unknown"}, ${goesOn ? `up to ${tried} so far` : `given up after ${tried}`}, the first due${ago(since, now)}${then}`;
}

function jobLine({ task, jobs, since, attempts, error }: OverdueJob, now: Date): string {
  return `${task}: ${jobs}, ${attempts} ${attempts === 1 ? "try" : "tries"}${error === null ? "" : `, last ${error}`}, the first due${ago(since, now)}`;
}

/** For how long, and since when. */
function ago(since: Date, now: Date): string {
  return ` for ${duration(now.getTime() - since.getTime())}, since ${since.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
