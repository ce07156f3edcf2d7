// Bots that play on: by the player's own wish or an opponent's after long waiting, until the player is back.
import type { Game } from "@pithead/contracts";
import { readRows } from "@pithead/db";
import { afterAll, beforeAll, expect, test } from "vitest";
import { silent } from "../jobs/testing/office.ts";
import { createTestApi, type Person, type TestApi } from "../testing/api.ts";
import { look, move, startTable } from "../testing/tables.ts";
import { createMind, type Mind } from "./mind.ts";
import { makeBotMove } from "./move.ts";

let api: TestApi;
let ada: Person;
let bo: Person;
let mind: Mind;
beforeAll(async () => {
  api = await createTestApi();
  ada = await api.person("Ada", "ada@pithead.example");
  bo = await api.person("Bo");
  mind = createMind({});
});
afterAll(async () => {
  await mind.stop();
  await api.close();
});

const LIGHT = { type: "light", lamps: [] };
const DAY = 24 * 3600 * 1000;

/** A game in which `first` is asked. */
async function begun() {
  const {
    id,
    seats: [first = ada, second = bo],
  } = await startTable([ada, bo]);
  return { id, first, second };
}

const botMoves = (gameId: string, seat: number) => makeBotMove(api.service, { mind, outOfTimeMs: 500, log: silent() }, { gameId, seat });
const asked = async (id: string): Promise<Game> => look(ada, id);
const jobs = (id: string) => api.db.$queryRaw`select key from graphile_worker.jobs where key = ${`bot-move:${id}:0`}`;

test("a player leaves the seat to a bot, whose moves are marked, and comes back at one press", async () => {
  const { id, first, second } = await begun();
  expect(await first.post(`/games/${id}/away`, { level: "easy" })).toMatchObject({ status: 200 });
  expect((await asked(id)).table.players[0]).toMatchObject({ bot: null, playedBy: "easy" });
  expect(await jobs(id)).toHaveLength(1);
  await botMoves(id, 0);
  expect((await readRows(api.db, id))[1]).toMatchObject({ seat: 0, auto: "bot" });

  await first.post(`/games/${id}/back`);
  await move(second, id, LIGHT, (await asked(id)).seq);
  const { seq, table } = await asked(id);
  await botMoves(id, 0);
  expect(await asked(id)).toMatchObject({ seq, table: { toMove: table.toMove } });
});

test("a game in which a bot plays on is unrated for good, whoever wished it", async () => {
  const { id, first } = await begun();
  expect((await asked(id)).table.rated).toBe(true);
  expect(await first.post(`/games/${id}/away`, {})).toMatchObject({ status: 200, body: { rated: false } });
  expect(await first.post(`/games/${id}/back`)).toMatchObject({ status: 200, body: { rated: false } });

  const waited = await begun();
  await api.db.game.update({ where: { id: waited.id }, data: { waitingSince: new Date(Date.now() - 7 * DAY) } });
  expect(await waited.second.post(`/games/${waited.id}/seats/0/away`)).toMatchObject({ status: 200, body: { rated: false } });
});

test("whoever moves is back", async () => {
  const { id, first } = await begun();
  await first.post(`/games/${id}/away`, {});
  expect(await move(first, id, LIGHT, 0)).toMatchObject({ status: 201 });
  const { table, seq } = await asked(id);
  expect(table.players[0]).toMatchObject({ playedBy: null });
  await botMoves(id, 0);
  expect((await asked(id)).seq).toBe(seq);
});

test("an opponent has a bot play on for a player who was waited for long enough, and not before", async () => {
  const { id, second } = await begun();
  expect((await asked(id)).absent).toEqual([]);
  expect(await second.post(`/games/${id}/seats/0/away`)).toMatchObject({ status: 409 });
  await api.db.game.update({ where: { id }, data: { waitingSince: new Date(Date.now() - 7 * DAY) } });
  expect((await asked(id)).absent).toEqual([0]);
  const passer = await api.person("Cy");
  expect(await passer.post(`/games/${id}/seats/0/away`)).toMatchObject({ status: 403 });
  expect(await second.post(`/games/${id}/seats/0/away`)).toMatchObject({ status: 200, body: { players: [{ playedBy: "medium" }, {}] } });
});

test("a game that all have left to bots is played to its end", async () => {
  const { id, first, second } = await begun();
  await first.post(`/games/${id}/away`, { level: "easy" });
  await second.post(`/games/${id}/away`, { level: "easy" });
  for (let at = await asked(id); at.table.status === "running"; at = await asked(id)) await botMoves(id, at.table.toMove[0] ?? 0);
  const rows = await readRows(api.db, id);
  expect(rows.filter(({ seat }) => seat !== null).every(({ auto }) => auto !== null)).toBe(true);
});

test("who left the seat to a bot is not asked: it is in no list of moves to make", async () => {
  const { id, first } = await begun();
  await first.post(`/games/${id}/away`, {});
  expect((await first.get("/me/games")).body).toMatchObject({ yourMove: expect.not.arrayContaining([expect.objectContaining({ id })]) });
});

test.each(["away", "back"])("%s is for those who sit, while a game runs", async (what) => {
  const { id } = await begun();
  const passer = await api.person("Di");
  expect(await passer.post(`/games/${id}/${what}`, {})).toMatchObject({ status: 403, body: { type: "not-your-seat" } });
  const open = await ada.post("/tables", { game: "lamps", seats: 2 });
  const { id: openId } = Object(open.body);
  expect(await ada.post(`/games/${openId}/${what}`, {})).toMatchObject({ status: 409 });
});
