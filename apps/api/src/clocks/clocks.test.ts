// Clocks at tables: what they show, what stops them, and what happens once when the time is up.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createMind, type Mind } from "../bots/mind.ts";
import { makeBotMove } from "../bots/move.ts";
import { silent } from "../jobs/testing/office.ts";
import type { Person } from "../testing/api.ts";
import { move } from "../testing/tables.ts";
import { DAY, HOUR, MINUTE, type TimedApi, timedApi, timedTable } from "./testing/timed-table.ts";

let api: TimedApi;
let mind: Mind;
let ada: Person;
let bo: Person;
let cy: Person;
beforeAll(async () => {
  api = await timedApi();
  mind = createMind({});
});
beforeEach(async () => {
  [ada, bo, cy] = [await api.person("Ada"), await api.person("Bo"), await api.person("Cy")];
});
afterAll(async () => {
  await mind.stop();
  await api.close();
});

const bank = { kind: "bank", bank: 3600, increment: 600, cap: 4000, window: null } as const;
const each = { kind: "each", time: 3600, window: null } as const;
const iso = (ms: number) => new Date(ms).toISOString();
const now = () => api.clock.now().getTime();
const botMove = (gameId: string, seat: number) => makeBotMove(api.service, { mind, outOfTimeMs: 500, log: silent() }, { gameId, seat });
const botJobs = (id: string) => api.db.$queryRaw<unknown[]>`select 1 from graphile_worker.jobs where key = ${`bot-move:${id}:0`}`;

describe("what a clock shows", () => {
  test("who is asked has the bank, and the others' clocks stand", async () => {
    const table = await timedTable([ada, bo], { pace: bank });
    expect((await table.game()).table).toMatchObject({ pace: bank, atExpiry: "bot", vacations: true });
    expect(await table.deadline(0)).toBe(iso(now() + HOUR));
    expect((await table.player(1)).clock).toEqual({ left: HOUR, since: null, deadline: null });
  });

  test("a move stops the clock, adds the increment up to the cap, and starts the next one", async () => {
    const table = await timedTable([ada, bo], { pace: bank });
    api.clock.pass(30 * MINUTE + 1234);
    await table.light(table.first);
    expect((await table.player(0)).clock).toEqual({ left: 40 * MINUTE - 1234, since: null, deadline: null });
    expect(await table.deadline(1)).toBe(iso(now() + HOUR));
    await table.light(table.second);
    expect((await table.player(1)).clock).toMatchObject({ left: 4_000_000 });
  });

  test("a fixed time begins anew each turn", async () => {
    const table = await timedTable([ada, bo], { pace: each });
    await api.pass(50 * MINUTE);
    await table.light(table.first);
    await table.light(table.second);
    expect(await table.deadline(0)).toBe(iso(now() + HOUR));
  });

  test("a daily window counts in the zone of the table", async () => {
    const window = { from: 8 * 60, to: 20 * 60, zone: "Asia/Kolkata" };
    api.clock.set("2026-11-03T14:00:00Z");
    await api.sweep();
    const table = await timedTable([ada, bo], { pace: { ...each, window } });
    expect(await table.deadline(0)).toBe("2026-11-04T03:00:00.000Z");
  });

  test("a table without a pace has no clocks", async () => {
    const table = await timedTable([ada, bo], {});
    expect(await table.player(0)).toMatchObject({ clock: null });
  });

  test.each([
    [{ ...each, window: { from: 0, to: 600, zone: "Atlantis/Capital" } }, "pace.window.zone"],
    [{ ...each, window: { from: 0, to: 30, zone: "UTC" } }, "pace.window.to"],
    [{ ...each, time: 5 }, "pace.time"],
    [{ kind: "soon" }, "pace.kind"],
  ])("a pace that makes no sense is refused: %j", async (pace, field) => {
    expect(await ada.post("/tables", { game: "lamps", seats: 2, pace })).toMatchObject({ status: 400, body: { field } });
  });
});

describe("when the time is up", () => {
  test("a bot makes that one move, once, and the player goes on", async () => {
    const table = await timedTable([ada, bo], { pace: each, atExpiry: "move" });
    await api.pass(HOUR - MINUTE);
    expect((await table.player(0)).timeUpAt).toBeNull();
    await api.pass(MINUTE);
    expect(await table.player(0)).toMatchObject({ timeUpAt: iso(now()), playedBy: null });
    expect(await botJobs(table.id)).toHaveLength(1);
    await botMove(table.id, 0);
    const { seq, table: after } = await table.game();
    expect(seq).toBeGreaterThan(0);
    expect(after).toMatchObject({ rated: false, players: [{ timeUpAt: null, playedBy: null }, {}] });
    expect(await table.deadline(after.toMove[0] ?? 0)).toBe(iso(now() + HOUR));
    await botMove(table.id, 0);
    expect((await table.game()).seq).toBe(seq);
  });

  test("a bot plays on until the player is back, who then has a turn's time", async () => {
    const table = await timedTable([ada, bo], { pace: bank });
    await api.pass(HOUR);
    expect(await table.player(0)).toMatchObject({ playedBy: "medium", clock: { left: 0, deadline: null } });
    expect((await table.game()).table.rated).toBe(false);
    await table.first.post(`/games/${table.id}/back`);
    expect(await table.deadline(0)).toBe(iso(now() + 10 * MINUTE));
  });

  test("who comes late, in the middle of their turn, has time to end it", async () => {
    const table = await timedTable([ada, bo], { pace: bank, atExpiry: "vote" });
    await api.pass(2 * HOUR);
    expect((await table.player(0)).timeUpAt).not.toBeNull();
    expect(await move(table.first, table.id, { type: "look" }, 0)).toMatchObject({ status: 201 });
    expect(await table.player(0)).toMatchObject({ timeUpAt: null, clock: { deadline: iso(now() + 10 * MINUTE) } });
  });

  test("who is back before the bot has moved is told of the turn, with reminders", async () => {
    const table = await timedTable([ada, bo], { pace: bank });
    await table.second.post(`/games/${table.id}/away`, {});
    await table.light(table.first);
    const told = () =>
      api.db.notice.findMany({ where: { userId: table.second.id, seq: { gt: 0 }, channel: "mail" }, orderBy: { kind: "asc" } });
    expect(await told()).toEqual([]);
    await table.second.post(`/games/${table.id}/back`);
    expect(await told()).toMatchObject([
      { kind: "reminder-50", dueAt: new Date(now() + 30 * MINUTE) },
      { kind: "reminder-80", dueAt: new Date(now() + 48 * MINUTE) },
      { kind: "turn", dueAt: new Date(now() + 10 * MINUTE) },
    ]);
  });

  test("several looks at once act once", async () => {
    const table = await timedTable([ada, bo], { pace: each, atExpiry: "move" });
    await api.pass(HOUR - MINUTE);
    api.clock.pass(MINUTE);
    await Promise.all(Array.from({ length: 5 }, () => api.sweep()));
    expect(await api.db.gamePlayer.findFirst({ where: { gameId: table.id, seat: 0 } })).toMatchObject({ timeouts: 1 });
  });
});

describe("what does not count", () => {
  test("an outage is given back, whole, before anything expires", async () => {
    const table = await timedTable([ada, bo], { pace: each });
    await api.pass(30 * MINUTE);
    const before = Date.parse((await table.deadline(0)) ?? "");
    api.outage(5 * HOUR);
    await api.sweep();
    expect(await table.deadline(0)).toBe(iso(before + 5 * HOUR));
    await api.pass(30 * MINUTE - 1);
    expect((await table.player(0)).playedBy).toBeNull();
    await api.pass(1);
    expect((await table.player(0)).playedBy).toBe("medium");
  });

  test("an outage that nobody has told a game of yet counts in no move", async () => {
    const table = await timedTable([ada, bo], { pace: bank });
    const from = api.clock.now();
    api.outage(2 * HOUR);
    await api.db.outage.create({ data: { from, until: api.clock.now() } });
    await table.light(table.first);
    expect((await table.player(0)).clock).toMatchObject({ left: 4_000_000 });
    await api.db.heartbeat.updateMany({ data: { at: api.clock.now() } });
  });

  test("while all want it, the clocks stand, and go on when one no longer does", async () => {
    const table = await timedTable([ada, bo], { pace: bank });
    await api.pass(10 * MINUTE);
    expect((await table.first.post(`/games/${table.id}/pause`, { wants: true })).body).toMatchObject({ pausedAt: null });
    expect((await table.second.post(`/games/${table.id}/pause`, { wants: true })).body).toMatchObject({ pausedAt: iso(now()) });
    expect((await table.player(0)).clock).toEqual({ left: 50 * MINUTE, since: null, deadline: null });
    await api.pass(2 * HOUR);
    expect(await table.light(table.first)).toMatchObject({ status: 201 });
    expect(await table.deadline(1)).toBeNull();
    expect((await table.first.post(`/games/${table.id}/pause`, { wants: false })).body).toMatchObject({ pausedAt: null });
    expect(await table.deadline(1)).toBe(iso(now() + HOUR));
    expect(await cy.post(`/games/${table.id}/pause`, { wants: true })).toMatchObject({ status: 403 });
  });

  test("a vacation by hand rests every clock of the player's, and gives the time back that it is ended early", async () => {
    const table = await timedTable([ada, bo], { pace: each });
    const other = await timedTable([table.first, cy], { pace: each, vacations: false });
    await api.pass(20 * MINUTE);
    const until = iso(now() + 3 * DAY);
    expect(await table.first.post("/me/vacation", { until })).toMatchObject({
      status: 200,
      body: { current: { until, automatic: false } },
    });
    expect(await table.deadline(0)).toBe(iso(now() + 3 * DAY + 40 * MINUTE));
    expect((await table.player(0)).vacationUntil).toBe(until);
    const excluded = (await other.game()).table.players.find(({ userId }) => userId === table.first.id);
    expect(excluded?.clock?.deadline ?? iso(0)).not.toBe(iso(now() + 3 * DAY + 40 * MINUTE));
    await api.pass(30 * MINUTE);
    expect(await table.first.delete("/me/vacation")).toMatchObject({ status: 200, body: { current: null, left: 28 * DAY - 30 * MINUTE } });
    expect(await table.deadline(0)).toBe(iso(now() + 40 * MINUTE));
  });

  test("a vacation longer than the budget is refused", async () => {
    expect(await ada.post("/me/vacation", { until: iso(now() + 29 * DAY) })).toMatchObject({ status: 400, body: { field: "until" } });
    expect(await ada.post("/me/vacation", { until: iso(now() - 1) })).toMatchObject({ status: 400 });
  });

  test("a vacation begins by itself just before a timeout, and whoever moves is back", async () => {
    const table = await timedTable([ada, bo], { pace: each });
    await table.first.patch("/me/vacation", { automatic: true });
    await api.pass(53 * MINUTE);
    expect((await table.player(0)).vacationUntil).toBeNull();
    await api.pass(2 * MINUTE);
    expect(await table.player(0)).toMatchObject({ vacationUntil: iso(now() + 28 * DAY), timeUpAt: null });
    await api.pass(HOUR);
    expect((await table.player(0)).playedBy).toBeNull();
    await table.light(table.first);
    expect(await table.player(0)).toMatchObject({ vacationUntil: iso(now()) });
    await table.light(table.second);
    expect(await table.deadline(0)).toBe(iso(now() + HOUR));
  });
});
