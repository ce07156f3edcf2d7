// `pithead admin` on a real Postgres: nothing where all is well, and each kind of what is overdue.
import { createTestDatabase, type TestDatabase } from "@pithead/db/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { folderForTests, type Ran, runPitheadWith } from "../testing/run-pithead.ts";
import { keepGame } from "../testing/stored-game.ts";

const folder = folderForTests();
let base: TestDatabase;
beforeAll(async () => {
  base = await createTestDatabase();
  await keepGame(base.db, { id: "running000", game: "coal-baron", seats: 2, moves: 3 });
});
afterAll(async () => {
  await base.drop();
  folder.remove();
});

const admin = (): Promise<Ran> => runPitheadWith({ DATABASE_URL: base.url }, folder.path, "admin");
const LONG_AGO = new Date("2026-01-01T00:00:00Z");

test("nothing is listed while all is well", async () => {
  const out = "service: not started yet\nstuck games: none\noverdue notices: none\nfailing mails: none\noverdue jobs: none\n";
  expect(await admin()).toEqual({ code: 0, out, err: "" });
  await base.db.heartbeat.create({ data: { id: 1, at: new Date() } });
  expect(await admin()).toEqual({ code: 0, out: out.replace("not started yet", "there"), err: "" });
});

test("a service that is away, a deadline that is past, a notice that waits, mails that fail and a job that waits are listed", async () => {
  const player = await base.db.gamePlayer.findFirstOrThrow();
  const { gameId, userId } = player;
  await base.db.heartbeat.updateMany({ data: { at: LONG_AGO } });
  await base.db.gamePlayer.update({ where: { gameId_userId: { gameId, userId } }, data: { deadline: LONG_AGO } });
  await base.db.$executeRaw`select graphile_worker.add_job('analysis', run_at => ${LONG_AGO})`;
  const soon = new Date(Date.now() + 1_830_000);
  const link = JSON.stringify({ email: "ada@example.org", url: "secret", tries: 3, since: LONG_AGO.toISOString(), error: "ESOCKET CONN" });
  await base.db.$executeRaw`select graphile_worker.add_job('sign-in-mail', ${link}::json, run_at => ${soon})`;
  const notice = { gameId, userId, channel: "mail", kind: "turn", causedAt: LONG_AGO, dueAt: LONG_AGO };
  const failed = { ...notice, state: "failed", nextAt: new Date(), error: "EENVELOPE 550 RCPT TO" } as const;
  await base.db.notice.createMany({
    data: [
      { ...notice, seq: 3, nextAt: LONG_AGO, attempts: 2, error: "ESOCKET CONN" },
      { ...notice, seq: 4, nextAt: LONG_AGO, attempts: 1, error: "ESOCKET CONN" },
      { ...failed, seq: 1, attempts: 6 },
    ],
  });
  const { code, out } = await admin();
  expect(code).toBe(1);
  expect(out).not.toMatch(/ada@|secret/);
  const since = " for DAYS, since 2026-01-01 00:00 UTC";
  expect(
    out
      .replace(/for \d+ d( \d+ h)?,/g, "for DAYS,")
      .replace(/in \d+ min( \d+ s)?/, "in MINUTES")
      .split("\n"),
  ).toEqual([
    `service: not there${since}`,
    "stuck games:",
    `  running000 (coal-baron) at move 3: a player's time is up, and nothing was done${since}`,
    "overdue notices:",
    `  2 by mail, the first${since}`,
    "failing mails:",
    ...[
      `  notices: 1 to user ${userId}, EENVELOPE 550 RCPT TO, given up after 6 tries, the first due${since}`,
      `  notices: 2, ESOCKET CONN, up to 2 tries so far, the first due${since}; next try now`,
      `  sign-in-mail: 1, ESOCKET CONN, up to 3 tries so far, the first due${since}; next try in MINUTES`,
    ],
    "overdue jobs:",
    `  analysis: 1, 0 tries, the first due${since}`,
    "",
  ]);
});
