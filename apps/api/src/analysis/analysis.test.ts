// Analyses of finished games, and playing on from them: worked out once, kept through kills, and by a record that replays.

import { rulesetOf } from "@pithead/catalog";
import { Analysis, RecordExport, Table } from "@pithead/contracts";
import { firstBreak, readRows } from "@pithead/db";
import { verifyRecord } from "@pithead/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMind, type Mind } from "../bots/mind.ts";
import { makeBotMove } from "../bots/move.ts";
import { silent } from "../jobs/testing/office.ts";
import { createTestApi, type Person, type TestApi } from "../testing/api.ts";
import { look } from "../testing/tables.ts";
import { analyse } from "./analyse.ts";

let api: TestApi;
let ada: Person;
let mind: Mind;
let game: Table;
beforeAll(async () => {
  api = await createTestApi();
  ada = await api.person("Ada");
  mind = createMind({});
  game = await finishedGame();
}, 120_000);
afterAll(async () => {
  await mind.stop();
  await api.close();
});

/** A few games each: what is tried is how they are put together. */
const ROUGH = { curve: { error: 1, fewest: 10, most: 10 }, turningPoints: { error: 1, fewest: 20, most: 20 } };
const thinking = () => ({ mind, outOfTimeMs: 1000, log: silent() });

/** A game that Ada has left to a bot from the first move on. */
async function finishedGame(game = "coal-baron"): Promise<Table> {
  const { id } = Table.parse((await ada.post("/tables", { game, seats: 2, bots: ["easy"] })).body);
  await ada.post(`/games/${id}/away`, { level: "easy" });
  return playedOut(id);
}

async function playedOut(id: string): Promise<Table> {
  for (;;) {
    const { table } = await look(ada, id);
    const [asked] = table.toMove;
    if (asked === undefined) return table;
    await makeBotMove(api.service, thinking(), { gameId: id, seat: asked });
  }
}

/** What the record of a finished game is proved fair by. */
async function provedFairness(id: string): Promise<unknown> {
  const { text, body } = await ada.get(`/games/${id}/record`);
  const { fault, game: played } = verifyRecord(text, api.service.games.rulesetOf);
  expect(fault).toBeUndefined();
  expect(played?.moves.some(({ seat }) => seat === null)).toBe(true);
  return RecordExport.parse(body).fairness;
}

describe("an analysis", () => {
  test("gives every position each seat's chance of winning, goes on after a break, and is worked out once", {
    timeout: 240_000,
  }, async () => {
    const path = `/games/${game.id}/analysis`;
    expect((await api.nobody.get(path)).body).toMatchObject({ status: "none", positions: game.seq + 1 });
    expect(await api.nobody.post(path)).toMatchObject({ status: 401 });
    expect(await ada.post(path)).toMatchObject({ status: 202, body: { status: "running", chances: [] } });

    const broken = createMind({});
    const cut = analyse(api.service, { ...thinking(), mind: broken }, { gameId: game.id }, ROUGH);
    const soFar = async () => Analysis.parse((await ada.get(path)).body).chances.length;
    await expect.poll(soFar, { timeout: 60_000 }).toBeGreaterThan(2);
    // Expected before the stop: the analysis may end while its thread still does.
    const isCut = expect(cut).rejects.toThrow();
    await broken.stop();
    await isCut;
    expect(await soFar()).toBeLessThan(game.seq + 1);

    await analyse(api.service, thinking(), { gameId: game.id }, ROUGH);
    const done = Analysis.parse((await api.nobody.get(path)).body);
    expect(done).toMatchObject({ status: "done", positions: game.seq + 1 });
    expect(done.chances).toHaveLength(game.seq + 1);
    for (const chances of done.chances) expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(done.chances.at(-1)).toEqual(game.players.map(({ rank }) => (rank === 1 ? 1 : 0)));
    for (const { seq, seat, before, after, better } of done.turningPoints) {
      expect([done.chances[seq - 1]?.[seat], done.chances[seq]?.[seat]]).toEqual([before, after]);
      expect(before - after).toBeGreaterThan(0.07);
      expect(better.chance).toBeGreaterThan(after);
    }
    await ada.post(path);
    await analyse(api.service, thinking(), { gameId: game.id }, ROUGH);
    expect(Analysis.parse((await ada.get(path)).body)).toEqual(done);
    const jobs = await api.db.$queryRaw<object[]>`select 1 from graphile_worker.jobs where key = ${`analyse:${game.id}`}`;
    expect(jobs).toHaveLength(1);
  });

  test("is not to be had of a game that is being played", async () => {
    const { id } = Table.parse((await ada.post("/tables", { game: "coal-baron", seats: 2, bots: ["easy"] })).body);
    for (const ask of [ada.get(`/games/${id}/analysis`), ada.post(`/games/${id}/analysis`), ada.post(`/games/${id}/play-on`, { seq: 0 })])
      expect(await ask).toMatchObject({ status: 409 });
  });
});

describe("playing on", () => {
  test("begins where the old game stood, unrated and linked to it, and ends with a record that replays", { timeout: 120_000 }, async () => {
    const seq = Math.floor(game.seq / 2);
    const answer = await ada.post(`/games/${game.id}/play-on`, { seq });
    expect(answer).toMatchObject({ status: 201, body: { status: "running", rated: false, linkedTo: { game: game.id, seq } } });
    const { id } = Table.parse(answer.body);
    const [now, old] = [await ada.get(`/games/${id}/at/${seq}`), await ada.get(`/games/${game.id}/at/${seq}`)];
    expect(now.body).toEqual(old.body);
    expect((await look(ada, id)).table.players.filter(({ bot }) => bot === "medium")).toHaveLength(1);

    await ada.post(`/games/${id}/away`, { level: "easy" });
    await playedOut(id);
    expect(firstBreak(id, await readRows(api.db, id))).toBeUndefined();
    const record = await ada.get(`/games/${id}/record`);
    expect(verifyRecord(record.text, rulesetOf).fault).toBeUndefined();
  });

  test("is proved fair by the seeds of the game that it began in, also when one plays on from there again", async () => {
    const first = await finishedGame("lamps");
    const fairness = await provedFairness(first.id);
    let from = first.id;
    for (let times = 0; times < 2; times++) {
      const seq = 2 + times;
      const { id, commitment } = Table.parse((await ada.post(`/games/${from}/play-on`, { seq, level: "easy" })).body);
      expect(commitment).toBe(first.commitment);
      expect((await ada.get(`/games/${id}/record`)).body).toMatchObject({ partial: true, fairness: { gameId: first.id } });
      await ada.post(`/games/${id}/away`, { level: "easy" });
      await playedOut(id);
      expect(await provedFairness(id)).toEqual(fairness);
      from = id;
    }
  });

  test("is for any seat, and anybody", async () => {
    const bo = await api.person("Bo");
    for (const seat of [0, 1]) {
      const { id } = Table.parse((await bo.post(`/games/${game.id}/play-on`, { seq: 4, seat })).body);
      expect(await look(bo, id)).toMatchObject({ seat, seenSeq: 4 });
    }
  });

  test.each<[object, string]>([
    [{ seq: 9999 }, "seq"],
    [{ seq: 3, seat: 2 }, "seat"],
    [{ seq: -1 }, "seq"],
    [{}, "seq"],
  ])("with %j is refused", async (wanted, field) => {
    expect(await ada.post(`/games/${game.id}/play-on`, wanted)).toMatchObject({ status: 400, body: { field } });
  });
});
