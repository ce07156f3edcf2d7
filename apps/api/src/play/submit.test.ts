// Moves through the API on a real Postgres: once, in order, refused without a trace, and told of only when they stand.
import { randomUUID } from "node:crypto";
import { firstBreak, readRows } from "@pithead/db";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../testing/api.ts";
import { look, move, startTable } from "../testing/tables.ts";

let api: TestApi;
let ada: Person;
let bo: Person;
beforeAll(async () => {
  api = await createTestApi();
  ada = await api.person("Ada", "ada@pithead.example");
  bo = await api.person("Bo");
});
afterAll(() => api.close());

const LIGHT = { type: "light", lamps: [] };
const seqs = async (id: string) => (await readRows(api.db, id)).map(({ seq }) => seq);

describe("a move", () => {
  test("is answered with where the game stands, and changes the position", async () => {
    const { id, seats } = await startTable([ada, bo]);
    const moved = await move(seats[0] ?? ada, id, { type: "light", lamps: ["oil"] }, 0);
    expect(moved).toMatchObject({ status: 201, body: { seq: 1, toMove: [1], finished: false } });
    expect(await look(bo, id)).toMatchObject({ seq: 1, view: { lit: [1, 0], turn: 1 }, table: { seq: 1, toMove: [1] } });
  });

  test("sent again with its key is answered again and moves once, however much later", async () => {
    const {
      id,
      seats: [first = ada, second = bo],
    } = await startTable([ada, bo]);
    const key = randomUUID();
    const answer = await move(first, id, LIGHT, 0, key);
    await move(second, id, LIGHT, 1);
    expect(await move(first, id, LIGHT, 0, key)).toMatchObject({ status: 201, body: answer.body });
    expect(await seqs(id)).toEqual([0, 1, 2, 3]);
  });

  test("that chance follows is answered after the chance move, also when sent again", async () => {
    const {
      id,
      seats: [first = ada, second = bo],
    } = await startTable([ada, bo]);
    await move(first, id, LIGHT, 0);
    const key = randomUUID();
    const answer = await move(second, id, LIGHT, 1, key);
    expect(answer.body).toEqual({ seq: 3, toMove: [0], finished: false });
    expect(await move(second, id, LIGHT, 1, key)).toMatchObject({ status: 201, body: answer.body });
    expect((await readRows(api.db, id)).map(({ seat, command }) => [seat, command.type])).toEqual([
      [null, "start"],
      [0, "light"],
      [1, "light"],
      [null, "weather"],
    ]);
  });

  test.each<[string, object, "first" | "second"]>([
    ["another command", { type: "light", lamps: ["oil"] }, "first"],
    ["another player", LIGHT, "second"],
  ])("with a key that was used for %s is refused", async (_, command, who) => {
    const {
      id,
      seats: [first = ada, second = bo],
    } = await startTable([ada, bo]);
    const key = randomUUID();
    await move(first, id, LIGHT, 0, key);
    const again = await move(who === "first" ? first : second, id, command, 1, key);
    expect(again).toMatchObject({ status: 409, body: { type: "conflict", detail: expect.stringContaining("key") } });
    expect(await seqs(id)).toEqual([0, 1]);
  });

  test.each([0, 2])("for another position (%i) than the newest is refused with the newest", async (expectedSeq) => {
    const {
      id,
      seats: [first = ada, second = bo],
    } = await startTable([ada, bo]);
    await move(first, id, LIGHT, 0);
    expect(await move(second, id, LIGHT, expectedSeq)).toMatchObject({ status: 409, body: { type: "stale", seq: 1 } });
  });

  test("against the rules is refused with the rules' reason and leaves no trace", async () => {
    const {
      id,
      seats: [first = ada, second = bo],
    } = await startTable([ada, bo]);
    expect(await move(second, id, LIGHT, 0)).toMatchObject({ status: 422, body: { type: "refused", reason: { code: "not-your-turn" } } });
    const refused = await move(first, id, { type: "light", lamps: ["wax", "wax"] }, 0);
    expect(refused).toMatchObject({ status: 422, body: { reason: { code: "no-lamp", kind: "wax", have: 1 } } });
    expect(await seqs(id)).toEqual([0]);
    expect(await look(first, id)).toMatchObject({ seq: 0, table: { toMove: [0] } });
  });

  test("of the host is nobody's to make", async () => {
    const { id, seats } = await startTable([ada, bo]);
    const refused = await move(seats[0] ?? ada, id, { type: "weather", sun: true }, 0);
    expect(refused).toMatchObject({ status: 422, body: { reason: { code: "host-only" } } });
  });

  test("that is no command names the field", async () => {
    const {
      id,
      seats: [first = ada],
    } = await startTable([ada, bo]);
    expect(await move(first, id, { type: "dance" }, 0)).toMatchObject({ status: 400, body: { type: "malformed", field: "command.type" } });
    expect(await first.post(`/games/${id}/moves`, { command: {}, expectedSeq: 0, key: "12345678" })).toMatchObject({
      status: 400,
      body: { field: "command.type" },
    });
    expect(await first.post(`/games/${id}/moves`, { command: LIGHT, expectedSeq: -1, key: "12345678" })).toMatchObject({
      status: 400,
      body: { field: "expectedSeq" },
    });
    expect(await first.post(`/games/${id}/moves`, { command: LIGHT, expectedSeq: 0, key: "12345678", sudo: true })).toMatchObject({
      status: 400,
      body: { field: "sudo" },
    });
  });

  test("is for those who sit at a started table", async () => {
    const { id } = await startTable([ada, bo]);
    const eve = await api.person("Eve");
    expect(await move(eve, id, LIGHT, 0)).toMatchObject({ status: 403, body: { type: "not-your-seat" } });
    expect(await api.nobody.post(`/games/${id}/moves`, { command: LIGHT, expectedSeq: 0, key: "12345678" })).toMatchObject({ status: 401 });
    expect(await move(ada, "nosuchgame", LIGHT, 0)).toMatchObject({ status: 404 });
    const open = await ada.post("/tables", { game: "lamps", seats: 2 });
    const { id: openId } = Object(open.body);
    expect(await move(ada, openId, LIGHT, 0)).toMatchObject({ status: 409, body: { type: "conflict" } });
  });
});

describe("at once", () => {
  test("50 of one move make it once and all get its answer", async () => {
    const {
      id,
      seats: [first = ada],
    } = await startTable([ada, bo]);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => move(first, id, LIGHT, 0, key)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['201 {"seq":1,"toMove":[1],"finished":false}']),
    );
    expect(await seqs(id)).toEqual([0, 1]);
  });

  test("50 different moves make one, and tell the others where the game stands, through two processes", async () => {
    const other = await createTestApi(api.database);
    const {
      id,
      seats: [first = ada],
    } = await startTable([ada, bo]);
    const there = await other.as(first);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => move(index % 2 === 0 ? first : there, id, LIGHT, 0)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 409 && Object(body).seq === 1)).toHaveLength(49);
    const rows = await readRows(api.db, id);
    expect(rows).toHaveLength(2);
    expect(firstBreak(id, rows)).toBeUndefined();
    await other.close();
  });
});

describe("what follows from a move", () => {
  const noticesOf = (id: string) => api.db.notice.findMany({ where: { gameId: id, kind: { not: "table-full" } }, orderBy: { seq: "asc" } });

  test("is one notice for whoever is asked anew, also by a move of their own, due after the delay", async () => {
    const {
      id,
      seats: [first = ada, second = bo],
    } = await startTable([ada, bo]);
    await move(first, id, { type: "look" }, 0);
    const kept = { userId: first.id, channel: "mail", kind: "turn", state: "due" };
    expect(await noticesOf(id)).toMatchObject([
      { seq: 0, ...kept },
      { seq: 1, ...kept },
    ]);
    await move(first, id, { type: "keep", token: null }, 1);
    const [, , notice] = await noticesOf(id);
    expect(notice).toMatchObject({ seq: 2, userId: second.id });
    expect(notice?.dueAt.getTime()).toBe((notice?.causedAt.getTime() ?? 0) + 600_000);
  });

  test("is the end: result, ranks, scores, and word to everybody", async () => {
    const { id, seats } = await startTable([ada, bo]);
    let last: unknown;
    for (let round = 0; round < 3; round++) {
      for (const [seat, person] of seats.entries()) {
        const { seq } = await look(person, id);
        last = (await move(person, id, { type: "light", lamps: seat === 0 && round === 0 ? ["oil", "oil"] : [] }, seq)).body;
      }
    }
    expect(last).toEqual({ seq: 9, toMove: [], finished: true });
    const { table, view } = await look(ada, id);
    expect(table).toMatchObject({ status: "finished", toMove: [], players: [{ rank: 1 }, { score: 0, rank: 2 }] });
    expect(table.players[0]?.score).toBe(2 * (1 + Number(view.sunny)));
    expect(await move(seats[0] ?? ada, id, LIGHT, 9)).toMatchObject({ status: 409, body: { detail: "The game is over." } });
    const ends = (await noticesOf(id)).filter(({ kind }) => kind === "game-over");
    expect(ends.map(({ userId }) => userId).sort()).toEqual(seats.map((person) => person.id).sort());
    expect(await api.db.game.findUnique({ where: { id } })).toMatchObject({ result: { ranks: [1, 2], winners: [0] }, waitingSince: null });
  });
});
