// Moves that are made by themselves, on a real Postgres: in the log as such, in the transaction of the move before, and nobody is mailed for them.
import { randomUUID } from "node:crypto";
import { rulesetOf } from "@pithead/catalog";
import { Log, type LogEntry, StandingOrders } from "@pithead/contracts";
import { firstBreak, readRows } from "@pithead/db";
import { verifyRecord } from "@pithead/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../testing/api.ts";
import { randomCommand, randomFrom } from "../testing/random-moves.ts";
import { look, move, startTable } from "../testing/tables.ts";
import { isPosition, ORDERED, ordersForAll } from "./testing/order-all.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const LIGHT = { type: "light", lamps: ["oil"] };
const logOf = async (id: string): Promise<LogEntry[]> => Log.parse((await api.nobody.get(`/games/${id}/log`)).body).entries;
const autos = async (id: string) => (await logOf(id)).map(({ seat, auto }) => [seat, auto]);
const noticesOf = async (id: string) => {
  const notices = await api.db.notice.findMany({ where: { gameId: id, kind: "turn" }, orderBy: { seq: "asc" } });
  return notices.map(({ seq, userId }) => `${seq}:${userId}`);
};

describe("a move without a choice", () => {
  const table = async () => {
    const people = [await api.person("Ada"), await api.person("Bo")];
    const { id, seats } = await startTable(people, "few-lamps");
    const [first, second] = seats;
    if (first === undefined || second === undefined) throw new Error("Two sit here.");
    return { id, first, second };
  };

  test("is made by itself, as a move of that seat, and the whole cascade is answered once and for all", async () => {
    const { id, first, second } = await table();
    await move(first, id, LIGHT, 0);
    const key = randomUUID();
    const answer = await move(second, id, LIGHT, 1, key);
    expect(answer).toMatchObject({ status: 201, body: { seq: 9, toMove: [], finished: true } });
    const forced = [
      [0, "forced"],
      [1, "forced"],
      [null, null],
    ];
    expect(await autos(id)).toEqual([[0, null], [1, null], [null, null], ...forced, ...forced]);
    expect(await move(second, id, LIGHT, 1, key)).toMatchObject({ status: 201, body: answer.body });
    expect(firstBreak(id, await readRows(api.db, id))).toBeUndefined();
    expect(await noticesOf(id)).toEqual([`0:${first.id}`, `1:${second.id}`]);
  });

  test("is left to the player who wants to make it, who is told of it although it was their move before", async () => {
    const { id, first, second } = await table();
    await first.patch(`/games/${id}/orders`, { playForced: false });
    await move(first, id, LIGHT, 0);
    const key = randomUUID();
    const answer = await move(second, id, LIGHT, 1, key);
    expect(answer.body).toEqual({ seq: 3, toMove: [0], finished: false });
    expect(await noticesOf(id)).toEqual([`0:${first.id}`, `1:${second.id}`, `3:${first.id}`]);
    const next = await move(first, id, { type: "light", lamps: [] }, 3);
    expect(next.body).toEqual({ seq: 6, toMove: [0], finished: false });
    expect((await autos(id)).slice(3)).toEqual([
      [0, null],
      [1, "forced"],
      [null, null],
    ]);
    expect((await noticesOf(id)).at(-1)).toBe(`6:${first.id}`);
    expect(await move(second, id, LIGHT, 1, key)).toMatchObject({ body: answer.body });
  });
});

async function orderAll(person: Person, id: string, seat: number): Promise<void> {
  const { view } = await look(person, id);
  const answer = await person.patch(`/games/${id}/orders`, { orders: ordersForAll(view, seat) });
  expect(answer.status, answer.text).toBe(200);
}

describe.each([
  [3, 31],
  [4, 42],
])("a random game of Kohle & Kolonie of %i with orders for everything", (players, seed) => {
  test("asks only where no order holds, and says why it does", { timeout: 240_000 }, async () => {
    const people = await Promise.all(["Ada", "Bo", "Cy", "Di"].slice(0, players).map((name) => api.person(name)));
    const { id, seats } = await startTable(people, "kohle-und-kolonie");
    const random = randomFrom(seed);
    for (const [seat, person] of seats.entries()) await orderAll(person, id, seat);
    const asked = new Map<number, number>();

    for (;;) {
      const { view, seq, table } = await look(api.nobody, id);
      const [seat] = table.toMove;
      const person = seats[seat ?? -1];
      if (seat === undefined || person === undefined || !isPosition(view) || view.asked === null) break;
      asked.set(seq, seat);
      const { trouble } = StandingOrders.parse((await person.get(`/games/${id}/orders`)).body);
      expect([view.asked.question, trouble !== null]).toEqual([view.asked.question, ORDERED.includes(view.asked.question)]);
      const moved = await move(person, id, randomCommand("kohle-und-kolonie", view, seat, random), seq);
      expect(moved.status, moved.text).toBe(201);
      if (view.asked.question === "turn" && !Object(moved.body).finished) await orderAll(person, id, seat);
    }

    const log = await logOf(id);
    const ordered = log.filter(({ auto }) => auto === "order").map(({ command }) => command.type);
    expect(ordered).not.toEqual([]);
    for (const type of ordered) expect([...ORDERED, "pass"]).toContain(type);
    // Whoever was mailed was really asked, and whoever was asked was mailed once.
    const notices = [...asked].map(([seq, seat]) => `${seq}:${seats[seat]?.id}`);
    expect((await noticesOf(id)).sort()).toEqual(notices.sort());
    expect(firstBreak(id, await readRows(api.db, id))).toBeUndefined();
    const record = await api.nobody.get(`/games/${id}/record`);
    expect(record.text).not.toContain('"auto"');
    expect(verifyRecord(record.text, rulesetOf).fault).toBeUndefined();
  });
});
