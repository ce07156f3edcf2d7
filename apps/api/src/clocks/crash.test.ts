// Clocks of real processes: two on one database, killed and started again.
import { Table } from "@pithead/contracts";
import { createTestDatabase, type TestDatabase } from "@pithead/db/testing";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { type ApiProcess, startProcess } from "../testing/process.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PATIENT = { timeout: 40_000, interval: 100 };

let base: TestDatabase;
beforeAll(async () => {
  base = await createTestDatabase();
  for (const id of ["ada", "bo"]) await base.db.user.create({ data: { id, name: id } });
});
afterAll(() => base.drop());
beforeEach(() => base.db.heartbeat.deleteMany());

async function started(): Promise<ApiProcess> {
  const api = await startProcess(base.url);
  onTestFinished(async () => {
    if (api.child.signalCode === null) await api.kill();
  });
  return api;
}

/** A game with ten minutes for each move. */
async function timedGame(api: ApiProcess): Promise<string> {
  const pace = { kind: "each", time: 600 };
  const { id } = Table.parse((await api.ask("ada", "POST", "/tables", { game: "coal-baron", seats: 2, pace })).body);
  await api.ask("bo", "POST", `/tables/${id}/sit`, {});
  return id;
}

const asked = (gameId: string) => base.db.gamePlayer.findFirstOrThrow({ where: { gameId, seat: 0 } });

/** As though the player had been asked so long ago. */
async function askedBefore(gameId: string, ms: number): Promise<void> {
  const clockSince = new Date(Date.now() - ms);
  await base.db.gamePlayer.updateMany({
    where: { gameId, seat: 0 },
    data: { clockSince, deadline: new Date(clockSince.getTime() + 10 * MINUTE) },
  });
}

test("two processes act once when the time is up, also when one of them is killed", { timeout: 90_000 }, async () => {
  const [one, other] = await Promise.all([started(), started()]);
  const games = await Promise.all(Array.from({ length: 6 }, () => timedGame(one)));
  await Promise.all(games.map((id) => askedBefore(id, 10 * MINUTE - 1500)));
  await one.kill();
  for (const id of games) await expect.poll(() => asked(id), PATIENT).toMatchObject({ timeouts: 1, playedBy: "medium", deadline: null });
  await other.kill();
  for (const id of games) expect(await asked(id)).toMatchObject({ timeouts: 1 });
});

test("the time in which every process was killed is given back, and what was left counts from the start on", {
  timeout: 90_000,
}, async () => {
  const before = await started();
  const id = await timedGame(before);
  await expect.poll(() => base.db.heartbeat.findFirst(), PATIENT).not.toBeNull();
  await before.kill();
  // Killed an hour ago, when the player had used nine minutes.
  await askedBefore(id, HOUR + 9 * MINUTE);
  await base.db.heartbeat.updateMany({ data: { at: new Date(Date.now() - HOUR) } });
  const { clockSince } = await asked(id);
  await started();
  await expect.poll(async () => (await asked(id)).clockLeft, PATIENT).toBeLessThan(10 * MINUTE);
  const { from, until } = await base.db.outage.findFirstOrThrow();
  const left = 10 * MINUTE - (from.getTime() - (clockSince?.getTime() ?? 0));
  expect(await asked(id)).toMatchObject({
    timeouts: 0,
    playedBy: null,
    clockLeft: left,
    clockSince: until,
    deadline: new Date(until.getTime() + left),
  });
});
