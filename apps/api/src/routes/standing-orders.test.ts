// Standing orders through the API on a real Postgres: set, seen by nobody else, cancelled.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../testing/api.ts";
import { startTable } from "../testing/tables.ts";

let api: TestApi;
let people: Person[];
let id: string;
beforeAll(async () => {
  api = await createTestApi();
  people = await Promise.all(["Ada", "Bo", "Cy"].map((name) => api.person(name)));
  ({ id } = await startTable(people, "kohle-und-kolonie"));
});
afterAll(() => api.close());

const person = (index: number): Person => {
  const found = people[index];
  if (found === undefined) throw new Error(`There are ${people.length} people.`);
  return found;
};
const NOTHING = { playForced: true, orders: {}, trouble: null };

describe("standing orders", () => {
  test("are none at first, and moves without a choice are made", async () => {
    expect(await person(0).get(`/games/${id}/orders`)).toMatchObject({ status: 200, body: NOTHING });
  });

  test("are set and cancelled one by one", async () => {
    const change = (body: object) => person(1).patch(`/games/${id}/orders`, body);
    const damage = { pay: "coin", keep: 2 };
    expect((await change({ orders: { damage, declare: "nothing" } })).body).toEqual({ ...NOTHING, orders: { damage, declare: "nothing" } });
    expect((await change({ orders: { declare: null }, playForced: false })).body).toEqual({
      playForced: false,
      orders: { damage },
      trouble: null,
    });
    expect((await change({})).body).toEqual({ playForced: false, orders: { damage }, trouble: null });
    expect((await person(1).get(`/games/${id}/orders`)).body).toEqual({ playForced: false, orders: { damage }, trouble: null });
    expect((await change({ orders: { damage: null }, playForced: true })).body).toEqual(NOTHING);
  });

  test("are each player's own", async () => {
    const kept = /keep\W+947/;
    await person(0).patch(`/games/${id}/orders`, { orders: { damage: { pay: "coin", keep: 947 } } });
    const paths = ["", "/orders", "/log", "/at/0", "/record"].map((path) => `/games/${id}${path}`);
    for (const other of [person(1), person(2), api.nobody]) {
      const answers = await Promise.all([...paths, `/tables/${id}`, "/me/games"].map((path) => other.get(path)));
      expect(answers.map(({ text }) => text).join()).not.toMatch(kept);
    }
    expect(api.lines.join("")).not.toMatch(kept);
    expect((await person(0).get(`/games/${id}/orders`)).text).toMatch(kept);
  });

  test.each<[object, string, string]>([
    [{ orders: { dance: {} } }, "orders.dance", "is not a field here"],
    [{ orders: { damage: { pay: "coin", keep: -1 } } }, "orders.damage.keep", "must not be below 0"],
    [{ orders: { bid: [{ field: "mars", upTo: 3, beyond: "pass", keep: 0 }] } }, "orders.bid.0.field", "must be the field of a large mine"],
    [{ orders: { load: { worker: true, cart: true, markers: 0 } } }, "orders.load.cart", "must be false where a local worker pays"],
    [{ orders: { dance: null } }, "orders.dance", "is not a field here"],
    [{ orders: { constructor: null } }, "orders.constructor", "is not a field here"],
    [{ orders: [] }, "orders", ""],
    [{ playForced: "yes" }, "playForced", ""],
    [{ sudo: true }, "sudo", ""],
  ])("that are wrong change nothing: %j", async (body, field, problem) => {
    await person(2).patch(`/games/${id}/orders`, { orders: { declare: "nothing" } });
    const refused = await person(2).patch(`/games/${id}/orders`, body);
    expect(refused).toMatchObject({ status: 400, body: { type: "malformed", field, detail: expect.stringContaining(problem) } });
    expect((await person(2).get(`/games/${id}/orders`)).body).toEqual({ ...NOTHING, orders: { declare: "nothing" } });
  });

  test("are for those who sit at a started table", async () => {
    const eve = await api.person("Eve");
    const body = { orders: {} };
    expect(await api.nobody.get(`/games/${id}/orders`)).toMatchObject({ status: 401 });
    expect(await eve.get(`/games/${id}/orders`)).toMatchObject({ status: 403, body: { type: "not-your-seat" } });
    expect(await eve.patch(`/games/${id}/orders`, body)).toMatchObject({ status: 403 });
    expect(await eve.get("/games/nosuchgame/orders")).toMatchObject({ status: 404 });
    expect(await eve.patch("/games/nosuchgame/orders", body)).toMatchObject({ status: 404 });
    const opened = Object((await eve.post("/tables", { game: "kohle-und-kolonie", seats: 3 })).body);
    expect(await eve.get(`/games/${opened.id}/orders`)).toMatchObject({ status: 409 });
    expect(await eve.patch(`/games/${opened.id}/orders`, body)).toMatchObject({ status: 409, body: { type: "conflict" } });
  });

  test("of a game without small decisions are none but the moves without a choice", async () => {
    const { id: coal } = await startTable(people.slice(0, 2), "coal-baron");
    expect((await person(0).patch(`/games/${coal}/orders`, { playForced: false })).body).toEqual({ ...NOTHING, playForced: false });
    expect(await person(0).patch(`/games/${coal}/orders`, { orders: { declare: "nothing" } })).toMatchObject({
      status: 400,
      body: { field: "orders.declare" },
    });
  });
});
