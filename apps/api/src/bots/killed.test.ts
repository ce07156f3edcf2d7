// A process that is killed while a bot thinks: on a database of its own, where no other bots are due before it.
import { Table } from "@pithead/contracts";
import { firstBreak, readRows } from "@pithead/db";
import { afterAll, beforeAll, expect, test } from "vitest";
import { silent } from "../jobs/testing/office.ts";
import { createTestApi, type TestApi } from "../testing/api.ts";
import { startProcess } from "../testing/process.ts";
import { look } from "../testing/tables.ts";
import { BOT_MOVE } from "./ask.ts";
import { createMind } from "./mind.ts";
import { startBots } from "./runner.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test("a bot that thinks when its process is killed thinks again at the next start, and moves once", async () => {
  const ada = await api.person("Ada");
  const { id } = Table.parse((await ada.post("/tables", { game: "coal-baron", seats: 3, bots: ["hard", "hard"] })).body);
  await ada.post(`/games/${id}/away`, { level: "hard" });
  const process = await startProcess(api.database.url, { BOT_DELAY_MS: "0", BOT_THINKING_MS: "60000" });
  await expect.poll(async () => await thoughtsOf(id), { timeout: 20_000 }).toEqual([{ underWay: true }]);
  await process.kill();
  expect(await thoughtsOf(id)).toEqual([{ underWay: true }]);
  expect((await look(ada, id)).seq).toBe(0);

  const thinking = { mind: createMind({}), outOfTimeMs: 200, log: silent() };
  const bots = await startBots({ databaseUrl: api.database.url, service: api.service, thinking, lookEvery: 20 });
  await expect.poll(async () => (await look(ada, id)).seq, { timeout: 20_000 }).toBeGreaterThan(0);
  await bots.stop();
  const rows = await readRows(api.db, id);
  expect(firstBreak(id, rows)).toBeUndefined();
  const keys = rows.flatMap(({ key }) => key ?? []);
  expect(new Set(keys).size).toBe(keys.length);
});

/** The game's thoughts that wait or are under way. */
function thoughtsOf(gameId: string): Promise<{ underWay: boolean }[]> {
  return api.db.$queryRaw`select locked_by is not null as "underWay" from graphile_worker.jobs where key like ${`${BOT_MOVE}:${gameId}:%`}`;
}
