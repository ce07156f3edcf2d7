// Who is thought for first, for how long, and how much may wait.
import { Table } from "@pithead/contracts";
import { readRows } from "@pithead/db";
import { afterEach, beforeEach, expect, test } from "vitest";
import { silent } from "../jobs/testing/office.ts";
import { createTestApi, type Person, type TestApi } from "../testing/api.ts";
import { look } from "../testing/tables.ts";
import { BOT_MOVE } from "./ask.ts";
import { createMind, type Mind } from "./mind.ts";
import { makeBotMove } from "./move.ts";
import type { Question } from "./question.ts";
import { startBots } from "./runner.ts";

let api: TestApi;
let ada: Person;
/** Every question that the thread was asked. */
let asked: Question[];
let mind: Mind;
/** Resolved when the thread may answer. */
let mayAnswer: Promise<void>;
beforeEach(async () => {
  asked = [];
  mayAnswer = Promise.resolve();
  const thread = createMind({});
  mind = {
    ask: async (question) => {
      asked.push(question);
      await mayAnswer;
      return thread.ask(question);
    },
    get stopped() {
      return thread.stopped;
    },
    stop: thread.stop,
  };
  api = await createTestApi(undefined, { thinking: { mind, outOfTimeMs: 1000 } });
  ada = await api.person("Ada");
});
afterEach(async () => {
  await mind.stop();
  await api.close();
});

/** A game of Ada's against one bot, in which the bot is asked, or Ada. */
async function begun(who: "bot" | "Ada", game = "coal-baron"): Promise<Table> {
  for (;;) {
    const table = Table.parse((await ada.post("/tables", { game, seats: 2, bots: ["easy"] })).body);
    const isBot = table.players.find(({ seat }) => seat === table.toMove[0])?.bot !== null;
    if (isBot === (who === "bot")) return table;
  }
}

test("a bot for which a person waits is thought for before those of a game that all have left, whichever was asked first", async () => {
  const left = await begun("bot", "lamps");
  await ada.post(`/games/${left.id}/away`, { level: "easy" });
  const waited = await begun("bot", "lamps");
  const bots = await startBots({
    databaseUrl: api.database.url,
    service: api.service,
    thinking: { mind, outOfTimeMs: 1000, log: silent() },
    lookEvery: 20,
  });
  await expect.poll(async () => (await look(ada, left.id)).table.status, { timeout: 20_000 }).toBe("finished");
  await bots.stop();
  const firstMove = async ({ id }: Table) => (await readRows(api.db, id)).find(({ seat }) => seat !== null)?.at.getTime();
  expect(await firstMove(waited)).toBeLessThan((await firstMove(left)) ?? 0);
});

test.each([
  [1, 1000],
  [4, 250],
  [8, 200],
])("of %i bots that are due each may think for %i of 1000 ms", async (due, ms) => {
  const tables: Table[] = [];
  while (tables.length < due) tables.push(await begun("bot"));
  const [{ id, toMove } = await begun("bot")] = tables;
  await makeBotMove(api.service, { mind, outOfTimeMs: 1000, log: silent() }, { gameId: id, seat: toMove[0] });
  expect(asked.map(({ ask, outOfTimeMs }) => [ask, outOfTimeMs])).toEqual([["choice", ms]]);
});

test("one thought of a game waits, however often its bots are asked", async () => {
  const { id } = await begun("Ada");
  for (let times = 0; times < 3; times++) {
    await ada.post(`/games/${id}/away`, { level: "easy" });
    await ada.post(`/games/${id}/back`);
  }
  const waiting = await api.db.$queryRaw`select key from graphile_worker.jobs where key like ${`${BOT_MOVE}:${id}:%`}`;
  expect(waiting).toHaveLength(1);
});

test("a second hint is refused while one is being thought of for the same person, in whichever game", async () => {
  const [one, other] = [await begun("Ada"), await begun("Ada")];
  let answer = () => {};
  mayAnswer = new Promise((resolve) => (answer = resolve));
  const first = ada.get(`/games/${one.id}/hint`);
  await expect.poll(() => asked.length).toBe(1);
  for (const { id } of [one, other]) expect(await ada.get(`/games/${id}/hint`)).toMatchObject({ status: 429, body: { type: "too-fast" } });
  answer();
  expect(await first).toMatchObject({ status: 200 });
  expect(await ada.get(`/games/${other.id}/hint`)).toMatchObject({ status: 200 });
});
