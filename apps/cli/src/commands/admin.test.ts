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
  expect(await admin()).toEqual({ code: 0, out: "stuck games: 0\noverdue notices: 0\nfailing mails: 0\noverdue jobs: 0\n", err: "" });
});

test("a deadline that is past, a notice that waits, a mail that fails and a job that waits are listed", async () => {
  const player = await base.db.gamePlayer.findFirstOrThrow();
  await base.db.gamePlayer.update({
    where: { gameId_userId: { gameId: player.gameId, userId: player.userId } },
    data: { deadline: LONG_AGO },
  });
  await base.db.$executeRaw`select graphile_worker.add_job('notice', run_at => ${LONG_AGO})`;
  const mail = {
    gameId: player.gameId,
    seq: 3,
    userId: player.userId,
    channel: "mail",
    kind: "turn",
    causedAt: LONG_AGO,
    dueAt: LONG_AGO,
    nextAt: LONG_AGO,
  };
  await base.db.notice.create({ data: { ...mail, attempts: 2, error: "ECONNREFUSED" } });
  const { code, out } = await admin();
  expect(code).toBe(1);
  expect(out.split("\n")).toEqual([
    "stuck games: 1",
    "  running000 coal-baron at move 3: a player's time is up, and nothing was done, since 2026-01-01T00:00:00.000Z",
    "overdue notices: 1",
    "  mail: 1, the first since 2026-01-01T00:00:00.000Z",
    "failing mails: 1",
    `  running000 at move 3, turn to ${player.userId}: due 2026-01-01T00:00:00.000Z, tried again after 2 tries: ECONNREFUSED`,
    "overdue jobs: 1",
    "  notice: 1, the first since 2026-01-01T00:00:00.000Z, up to 0 tries",
    "",
  ]);
});
