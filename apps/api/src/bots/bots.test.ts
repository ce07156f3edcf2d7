// Bots at tables, on a real Postgres: they move once, whoever runs them and however often, and people are asked in their turn.
import { Table } from "@pithead/contracts";
import { firstBreak, readRows } from "@pithead/db";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Jobs } from "../jobs/crew.ts";
import { silent } from "../jobs/testing/office.ts";
import { createTestApi, type Person, type TestApi } from "../testing/api.ts";
import { look, move, startTable } from "../testing/tables.ts";
import { createMind } from "./mind.ts";
import { makeBotMove } from "./move.ts";
import { startBots } from "./runner.ts";

let api: TestApi;
let ada: Person;
beforeAll(async () => {
  api = await createTestApi();
  ada = await api.person("Ada");
});
afterAll(() => api.close());

const running: Jobs[] = [];
afterEach(async () => {
  for (const each of running.splice(0)) await each.stop();
});

async function start(): Promise<Jobs> {
  const { service, database } = api;
  const bots = await startBots({
    databaseUrl: database.url,
    service,
    thinking: { mind: createMind({}), outOfTimeMs: 1000, log: silent() },
    lookEvery: 20,
  });
  running.push(bots);
  return bots;
}

/** A running game of Ada and bots. */
async function tableOfBots(game: string, bots: readonly string[]): Promise<Table> {
  const opened = await ada.post("/tables", { game, seats: bots.length + 1, bots });
  expect(opened).toMatchObject({ status: 201, body: { status: "running" } });
  return Table.parse(opened.body);
}

const seatOf = ({ players }: Table, userId: string) => players.findIndex((player) => player.userId === userId);

describe("a table with bots", () => {
  test("starts at once when they fill it, unrated, each marked and of its level", async () => {
    const { players, rated } = await tableOfBots("coal-baron", ["easy", "hard", "easy"]);
    expect(rated).toBe(false);
    expect(players.map(({ bot }) => bot).toSorted()).toEqual(["easy", "easy", "hard", null]);
    for (const { bot, name, mailed } of players.filter((player) => player.bot !== null)) {
      expect(name.endsWith(" (bot)")).toBe(bot !== null);
      expect(mailed).toBe(false);
    }
  });

  test("is filled by its owner, one by one, and a bot is sent away like a player", async () => {
    const { id } = Table.parse((await ada.post("/tables", { game: "coal-baron", seats: 3 })).body);
    const bo = await api.person("Bo");
    expect(await bo.post(`/tables/${id}/bots`, { level: "easy" })).toMatchObject({ status: 403, body: { type: "not-the-owner" } });
    const { players } = Table.parse((await ada.post(`/tables/${id}/bots`, { level: "easy" })).body);
    expect(players.map(({ bot }) => bot)).toEqual([null, "easy"]);
    expect(await ada.delete(`/tables/${id}/players/${players[1]?.userId}`)).toMatchObject({
      status: 200,
      body: { players: [{ bot: null }] },
    });
    await ada.post(`/tables/${id}/bots`, { level: "medium" });
    expect(await ada.post(`/tables/${id}/bots`, { level: "hard" })).toMatchObject({ status: 200, body: { status: "running" } });
    expect(await ada.post(`/tables/${id}/bots`, { level: "hard" })).toMatchObject({ status: 409 });
  });

  test.each<[string, object, string]>([
    ["as many as all seats", { bots: ["easy", "easy"] }, "bots"],
    ["of no known level", { bots: ["brilliant"] }, "bots.0"],
  ])("is not opened with bots %s", async (_, wrong, field) => {
    expect(await ada.post("/tables", { game: "coal-baron", seats: 2, ...wrong })).toMatchObject({ status: 400, body: { field } });
  });

  test("is one of thirty that its owner plays at most", async () => {
    const many = await api.person("Many");
    const open = () => many.post("/tables", { game: "lamps", seats: 2, bots: ["easy"] });
    for (let count = 0; count < 30; count++) expect(await open()).toMatchObject({ status: 201 });
    expect(await open()).toMatchObject({ status: 409, body: { type: "conflict" } });

    // Nor does a table that waited start as one more, by whichever way.
    const { id } = Table.parse((await many.post("/tables", { game: "lamps", seats: 3, bots: ["easy"] })).body);
    for (const path of ["start", "bots"]) {
      const filled = path === "start" ? undefined : { level: "easy" };
      expect(await many.post(`/tables/${id}/${path}`, filled)).toMatchObject({ status: 409, body: { type: "conflict" } });
    }
    expect(await ada.post(`/tables/${id}/sit`, {})).toMatchObject({ status: 409, body: { type: "conflict" } });
    expect(await many.get(`/tables/${id}`)).toMatchObject({ body: { status: "open", players: [{}, {}] } });
    await startTable([many, ada]);
  });

  test("is one of thirty, too, when several are opened at the same moment", async () => {
    const hasty = await api.person("Hasty");
    const open = () => hasty.post("/tables", { game: "lamps", seats: 2, bots: ["easy"] });
    const answers = await Promise.all(Array.from({ length: 34 }, open));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(30);
  });

  test("is cancelled when the last person leaves it", async () => {
    const { id } = Table.parse((await ada.post("/tables", { game: "coal-baron", seats: 3, bots: ["easy"] })).body);
    expect(await ada.post(`/tables/${id}/leave`)).toMatchObject({ status: 200, body: { status: "cancelled" } });
  });
});

describe("bots", () => {
  test("move one after another until a person is asked, and nobody is told of a bot's turn", async () => {
    const table = await tableOfBots("coal-baron", ["easy", "easy"]);
    const own = seatOf(table, ada.id);
    await start();
    await expect.poll(async () => (await look(ada, table.id)).table.toMove, { timeout: 20_000 }).toEqual([own]);
    const rows = await readRows(api.db, table.id);
    expect(rows.slice(1).map(({ seat, auto }) => [seat !== own, auto])).toEqual(rows.slice(1).map(() => [true, null]));
    const notices = await api.db.notice.findMany({ where: { gameId: table.id, kind: "turn" }, select: { seq: true, userId: true } });
    expect(notices).toEqual([{ seq: rows.length - 1, userId: ada.id }]);
  });

  test("asked by several at the same moment, again and again, make each move once", async () => {
    const table = await tableOfBots("lamps", ["easy"]);
    const own = seatOf(table, ada.id);
    const mind = createMind({});
    const thinking = { mind, outOfTimeMs: 1000, log: silent() };
    const runs = () => Promise.all([0, 1, 2, 3].map(() => makeBotMove(api.service, thinking, { gameId: table.id, seat: 1 - own })));
    for (let at = await look(ada, table.id); at.table.status === "running"; at = await look(ada, table.id)) {
      if (!at.table.toMove.includes(own)) await runs();
      else if ((await move(ada, table.id, { type: "light", lamps: [] }, at.seq)).status === 422) {
        const { token } = at.view.look && typeof at.view.look === "object" && "token" in at.view.look ? at.view.look : { token: null };
        await move(ada, table.id, { type: "keep", token }, at.seq);
      }
    }
    await mind.stop();
    const rows = await readRows(api.db, table.id);
    expect(firstBreak(table.id, rows)).toBeUndefined();
    const made = rows.filter(({ seat, auto }) => seat === 1 - own && auto === null);
    expect(made.map(({ key }) => key)).toEqual(made.map(({ seq }) => `bot\u00b7${rows[seq - 1]?.seq}`));
  });
});
