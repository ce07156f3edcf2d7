// `npm run simulate-month`: lives through a month with the service, judges it, and prints what was found.
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Database, openDatabase } from "@pithead/db";
import { administer, databaseUrl, startTestServer } from "@pithead/db/testing/server";
import { type Evidence, judgeMonth } from "./judge/verdict.ts";
import { JUMP_MS, liveThrough } from "./month.ts";

/** In it clocks change in America, Europe and Australia, one after another. */
const BEGINS = "2026-03-07T00:00:00Z";

const { values } = parseArgs({
  options: {
    users: { type: "string", default: "300" },
    games: { type: "string", default: "100" },
    days: { type: "string", default: "30" },
    seed: { type: "string", default: "1" },
    begins: { type: "string", default: BEGINS },
    /** Hours from one restart to the next, at most. */
    hours: { type: "string", default: "12" },
    /** A file that keeps what was seen; the database stays, if TEST_DATABASE_URL names a server that does. */
    keep: { type: "string" },
    /** Such a file, to be judged again. */
    judge: { type: "string" },
  },
});

const began = Date.now();
/** A month that is told to end ends where it is, and what was lived is judged. Postgres, where it is our own, ends all at once on the usual signals. */
const stopping = new AbortController();
process.once("SIGUSR2", () => stopping.abort());
const name = `pithead_month_${values.seed}`;
const server = await startTestServer(process.env.TEST_DATABASE_URL);
const url = databaseUrl(server.adminUrl, name);
if (values.judge === undefined) {
  await administer(server.adminUrl, `drop database if exists ${name} with (force)`);
  await administer(server.adminUrl, `create database ${name} template ${server.template}`);
}
const db = openDatabase(url);
try {
  const evidence = values.judge === undefined ? await live(db) : keptIn(values.judge);
  if (values.keep !== undefined) writeFileSync(values.keep, keepable(evidence));
  await judge(db, evidence);
} finally {
  await db.$disconnect();
  if (values.keep === undefined && values.judge === undefined) await administer(server.adminUrl, `drop database ${name} with (force)`);
  await server.stop();
}

async function live(database: Database): Promise<Evidence> {
  return liveThrough({
    databaseUrl: url,
    db: database,
    users: Number(values.users),
    games: Number(values.games),
    days: Number(values.days),
    begins: Date.parse(values.begins),
    seed: Number(values.seed),
    restartHours: Number(values.hours),
    stop: stopping.signal,
    onDay: (day, { moves, tries, kills }) =>
      console.log(`day ${day}  ${moves} moves, ${tries.length} messages tried, ${kills.length} kills, ${seconds()} s`),
  });
}

async function judge(database: Database, evidence: Evidence): Promise<void> {
  const { faults, ...figures } = await judgeMonth(database, evidence, JUMP_MS);
  for (const fault of faults) console.log(fault);
  for (const [what, figure] of Object.entries({ ...figures, seconds: seconds() })) console.log(`${what.padEnd(16)}${figure}`);
  console.log(faults.length === 0 ? "No fault was found." : `${faults.length} faults were found.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

function seconds(): number {
  return Math.round((Date.now() - began) / 1000);
}

function keepable({ journal, people, ledgers }: Evidence): string {
  return JSON.stringify({ people, ledgers: [...ledgers], journal: { ...journal, stopped: [...journal.stopped], gone: [...journal.gone] } });
}

function keptIn(file: string): Evidence {
  const { people, ledgers, journal } = JSON.parse(readFileSync(file, "utf8"));
  return { people, ledgers: new Map(ledgers), journal: { ...journal, stopped: new Map(journal.stopped), gone: new Map(journal.gone) } };
}
