// Votes, substitutes, resigning and reliability, asked for as people do; and the figures for whoever watches over the service.
import { readRows } from "@pithead/db";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { HOUR, MINUTE, type TimedApi, timedApi, timedTable } from "../clocks/testing/timed-table.ts";
import type { Person } from "../testing/api.ts";

let api: TimedApi;
let ada: Person;
let bo: Person;
let cy: Person;
beforeAll(async () => {
  api = await timedApi();
});
beforeEach(async () => {
  [ada, bo, cy] = [await api.person("Ada"), await api.person("Bo"), await api.person("Cy")];
});
afterAll(() => api.close());

const each = { kind: "each", time: 600, window: null } as const;
const iso = (ms: number) => new Date(ms).toISOString();
const reliability = async (person: Person) => Object((await api.nobody.get(`/players/${person.id}`)).body).reliability;

/** A table of three at which the first one's time is up, and the others vote. */
async function voting() {
  const table = await timedTable([ada, bo, cy], { pace: each, atExpiry: "vote" });
  await api.pass(10 * MINUTE);
  const [, , third = cy] = table.seats;
  const vote = (person: Person, choice: string) => person.post(`/games/${table.id}/seats/0/vote`, { choice });
  return { ...table, third, vote };
}

test("the others see that a vote goes on, until when, and how it stands", async () => {
  const table = await voting();
  expect((await table.game()).votes).toEqual([
    { seat: 0, until: iso(api.clock.now().getTime() + 24 * HOUR), voters: 2, ballots: { bot: 0, substitute: 0, end: 0 }, own: null },
  ]);
  expect(await table.vote(table.first, "end")).toMatchObject({ status: 409 });
  expect(await table.vote(await api.person("Di"), "end")).toMatchObject({ status: 403 });
  await table.vote(table.second, "end");
  expect((await table.game()).votes).toMatchObject([{ ballots: { end: 1 } }]);
});

test("the others go on with a bot", async () => {
  const table = await voting();
  await table.vote(table.second, "bot");
  expect((await table.vote(table.third, "bot")).body).toMatchObject({ players: [{ playedBy: "medium", offered: false }, {}, {}] });
});

test("the others end the game unrated: nobody is asked any more, everybody is told, and the log stays", async () => {
  const table = await voting();
  await table.vote(table.second, "end");
  expect((await table.vote(table.third, "end")).body).toMatchObject({ status: "cancelled", rated: false, toMove: [] });
  const told = await api.db.notice.findMany({ where: { gameId: table.id, kind: "game-over", channel: "mail" } });
  expect(told.map(({ userId }) => userId).toSorted()).toEqual(table.seats.map(({ id }) => id).toSorted());
  expect(await table.light(table.first)).toMatchObject({ status: 409 });
  expect(await readRows(api.db, table.id)).toHaveLength(1);
  expect(await table.first.get(`/games/${table.id}`)).toMatchObject({ status: 200 });
});

test("where they differ, and where they do not vote within a day, a bot plays on", async () => {
  const table = await voting();
  await table.vote(table.second, "substitute");
  expect((await table.vote(table.third, "end")).body).toMatchObject({ players: [{ playedBy: "medium", offered: false }, {}, {}] });
  const slow = await voting();
  await api.pass(23 * HOUR);
  expect(await slow.player(0)).toMatchObject({ playedBy: null });
  await api.pass(HOUR);
  expect(await slow.player(0)).toMatchObject({ playedBy: "medium" });
});

test("whoever moves ends the vote about their seat", async () => {
  const table = await voting();
  await table.vote(table.second, "end");
  expect(await table.light(table.first)).toMatchObject({ status: 201 });
  expect((await table.game()).votes).toEqual([]);
  expect(await table.vote(table.third, "end")).toMatchObject({ status: 409 });
});

test("a substitute takes a seat over, with a turn's time; who left it sees the table as everybody does", async () => {
  const table = await voting();
  await table.vote(table.second, "substitute");
  await table.vote(table.third, "substitute");
  const listed = Object((await api.nobody.get("/tables?status=running&offered=true")).body);
  expect(listed.tables).toMatchObject([{ id: table.id }]);
  expect(await table.second.post(`/games/${table.id}/seats/0/take`)).toMatchObject({ status: 409 });
  const di = await api.person("Di");
  expect(await di.post(`/games/${table.id}/seats/0/take`)).toMatchObject({
    status: 200,
    body: {
      players: [
        { userId: di.id, playedBy: null, offered: false, clock: { deadline: iso(api.clock.now().getTime() + 10 * MINUTE) } },
        {},
        {},
      ],
    },
  });
  expect(await api.db.notice.count({ where: { userId: di.id, kind: "turn", channel: "mail" } })).toBe(1);
  expect((await table.first.get(`/games/${table.id}`)).body).toMatchObject({ seat: null });
  expect(await table.first.post(`/games/${table.id}/seats/0/take`)).toMatchObject({ status: 409 });
  expect(await table.light(di)).toMatchObject({ status: 201 });
  expect(await reliability(table.first)).toMatchObject({ left: 1, timeouts: 1, percent: 0 });
});

test("who resigns leaves the seat to a bot for good, and the others' game goes on", async () => {
  const table = await timedTable([ada, bo], {});
  expect((await table.first.post(`/games/${table.id}/resign`, {})).body).toMatchObject({
    status: "running",
    players: [{ playedBy: "medium", resigned: true, offered: false }, {}],
  });
  expect(await table.light(table.first)).toMatchObject({ status: 409 });
  expect(await table.first.post(`/games/${table.id}/back`)).toMatchObject({ status: 409 });
  expect(await table.first.post(`/games/${table.id}/resign`, {})).toMatchObject({ status: 409 });
  expect(await reliability(table.first)).toMatchObject({ left: 1 });
});

test("reliability is moves in time and games finished, and a table can ask for it", async () => {
  expect(await reliability(ada)).toEqual({ percent: null, inTime: 0, timeouts: 0, finished: 0, left: 0 });
  const table = await timedTable([ada, bo], { pace: each, atExpiry: "vote" });
  await table.light(table.first);
  await table.light(table.second);
  await api.pass(10 * MINUTE);
  expect(await reliability(table.first)).toEqual({ percent: 50, inTime: 1, timeouts: 1, finished: 0, left: 0 });

  const { id } = Object((await table.second.post("/tables", { game: "lamps", seats: 3, reliability: 80 })).body);
  expect(await table.first.post(`/tables/${id}/sit`, {})).toMatchObject({ status: 403, body: { type: "unreliable" } });
  expect(await cy.post(`/tables/${id}/sit`, {})).toMatchObject({ status: 200, body: { reliability: 80 } });
});

test("the gauge is above zero while something is overdue, and at zero when nothing is", async () => {
  const gauge = async () => {
    const { payload } = await api.server.inject({ url: "/metrics" });
    return Object.fromEntries(
      [...payload.matchAll(/^pithead_overdue\{what="(\w+)"\} (\d+)$/gm)].map(([, what, count]) => [what, Number(count)]),
    );
  };
  await api.db.notice.deleteMany();
  expect(await gauge()).toMatchObject({ deadline: 0, vote: 0, host: 0, notice: 0, mail: 0 });
  const table = await timedTable([ada, bo], { pace: each });
  api.clock.pass(12 * MINUTE);
  expect(await gauge()).toMatchObject({ deadline: 1, notice: 3 });
  await api.sweep();
  expect(await gauge()).toMatchObject({ deadline: 0 });
  expect(await table.player(0)).toMatchObject({ timeUpAt: null });
});
