// Reminders at a table with clocks: by the deadline that the clock gives, and by the time that the clock has counted, once it has stood.
import { createTestDatabase, type TestDatabase } from "@pithead/db/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { beat } from "../clocks/outages.ts";
import { wantPause } from "../clocks/pause.ts";
import { beginVacation, endVacation } from "../clocks/vacations.ts";
import { type Inbox, startInbox } from "../jobs/testing/inbox.ts";
import { officeOn } from "../jobs/testing/office.ts";
import { join, move, serviceOn, standingOf, startedGame } from "../jobs/testing/players.ts";
import { heldClock, MINUTE_MS } from "../testing/held-clock.ts";
import { deliverDue } from "./deliver.ts";

const HOUR_MS = 60 * MINUTE_MS;

let base: TestDatabase;
let inbox: Inbox;
beforeAll(async () => {
  [base, inbox] = await Promise.all([createTestDatabase(), startInbox()]);
});
afterAll(async () => {
  await inbox.stop();
  await base.drop();
});

it("are due at half and at four fifths of the time, and wait while the table pauses", async () => {
  const clock = heldClock("2026-03-02T09:00:00Z");
  const service = serviceOn(base.db, clock);
  const users = await Promise.all(["Ada", "Bo", "Cy"].map((name) => join(base.db, name)));
  const gameId = await startedGame(service, users, { pace: { kind: "each", time: 36_000, window: null } });
  const { userId } = await standingOf(service, gameId);
  const office = officeOn(base.db, inbox.url, { clock });
  const reminders = () =>
    base.db.notice.findMany({ where: { gameId, userId, kind: { startsWith: "reminder" } }, orderBy: { kind: "asc" } });
  const later = async (ms: number) => {
    clock.pass(ms);
    await deliverDue(office);
  };
  expect(await reminders()).toMatchObject([{ dueAt: new Date("2026-03-02T14:00:00Z") }, { dueAt: new Date("2026-03-02T17:00:00Z") }]);

  await later(3 * HOUR_MS);
  for (const user of users) expect(await wantPause(service, user, gameId, true)).toMatchObject({ ok: true });
  await later(2 * HOUR_MS);
  expect(await reminders()).toMatchObject([{ state: "due", reason: "deadline-moved" }, { state: "due" }]);
  clock.pass(HOUR_MS);
  expect(await wantPause(service, userId, gameId, false)).toMatchObject({ ok: true });
  await later(0);
  expect(await reminders()).toMatchObject([{ state: "due", nextAt: new Date("2026-03-02T17:00:00Z") }, { state: "due" }]);
  await later(2 * HOUR_MS);
  expect(await reminders()).toMatchObject([{ state: "sent" }, { state: "due" }]);
});

it("are done with as soon as the turn is taken, so that the ledger promises none", async () => {
  const clock = heldClock("2026-03-02T09:00:00Z");
  const service = serviceOn(base.db, clock);
  const users = await Promise.all(["Nan", "Ole"].map((name) => join(base.db, name)));
  const gameId = await startedGame(service, users, { pace: { kind: "each", time: 36_000, window: null } });
  const mover = await move(service, gameId);
  await deliverDue(officeOn(base.db, inbox.url, { clock }));
  const asked = (userId: object | string) =>
    base.db.notice.findMany({ where: { gameId, userId, kind: { not: "table-full" } }, orderBy: { kind: "asc" } });
  expect(await asked(mover)).toMatchObject(Array(3).fill({ state: "skipped", reason: "not-your-turn" }));
  expect(await asked({ not: mover })).toMatchObject([{ state: "due" }, { state: "due" }, { state: "sent" }]);
});

it("wait for the time that an outage has taken, also where no clock knows of it yet", async () => {
  const clock = heldClock("2026-03-04T09:00:00Z");
  const users = await Promise.all(["Dee", "Eli"].map((name) => join(base.db, name)));
  const service = serviceOn(base.db, clock);
  const gameId = await startedGame(service, users, { pace: { kind: "each", time: 36_000, window: null } });
  await beat(service);
  clock.pass(6 * HOUR_MS);
  await beat(service);
  await deliverDue(officeOn(base.db, inbox.url, { clock }));
  const reminder = await base.db.notice.findFirst({ where: { gameId, kind: "reminder-50" } });
  expect(reminder).toMatchObject({ state: "due", reason: "deadline-moved", nextAt: new Date("2026-03-04T20:00:00Z") });
});

it("come also of a turn that began while the table paused, by the clock from then on", async () => {
  const clock = heldClock("2026-03-05T09:00:00Z");
  const service = serviceOn(base.db, clock);
  const users = await Promise.all(["Flo", "Gus"].map((name) => join(base.db, name)));
  const gameId = await startedGame(service, users, { pace: { kind: "each", time: 36_000, window: null } });
  const office = officeOn(base.db, inbox.url, { clock });
  for (const user of users) expect(await wantPause(service, user, gameId, true)).toMatchObject({ ok: true });
  await move(service, gameId);
  const { userId } = await standingOf(service, gameId);
  const reminders = () =>
    base.db.notice.findMany({ where: { gameId, userId, kind: { startsWith: "reminder" } }, orderBy: { kind: "asc" } });
  clock.pass(20 * HOUR_MS);
  await deliverDue(office);
  expect(await reminders()).toMatchObject([
    { state: "due", reason: "deadline-moved" },
    { state: "due", reason: "deadline-moved" },
  ]);
  clock.pass(HOUR_MS / 2);
  expect(await wantPause(service, userId, gameId, false)).toMatchObject({ ok: true });
  await deliverDue(office);
  expect(await reminders()).toMatchObject([
    { state: "due", nextAt: new Date("2026-03-06T10:30:00Z") },
    { state: "due", nextAt: new Date("2026-03-06T13:30:00Z") },
  ]);
});

it("come sooner again when a vacation is ended before its time", async () => {
  const clock = heldClock("2026-03-09T09:00:00Z");
  const service = serviceOn(base.db, clock);
  const users = await Promise.all(["Hal", "Ida"].map((name) => join(base.db, name)));
  const gameId = await startedGame(service, users, { pace: { kind: "each", time: 36_000, window: null } });
  const { userId } = await standingOf(service, gameId);
  const office = officeOn(base.db, inbox.url, { clock });
  const first = () => base.db.notice.findFirst({ where: { gameId, userId, kind: "reminder-50" } });
  expect(await beginVacation(service, userId, new Date("2026-03-12T09:00:00Z"))).toMatchObject({ ok: true });
  clock.pass(6 * HOUR_MS);
  await deliverDue(office);
  expect(await first()).toMatchObject({ state: "due", reason: "deadline-moved", nextAt: new Date("2026-03-12T14:00:00Z") });
  await endVacation(service, userId);
  await deliverDue(office);
  expect(await first()).toMatchObject({ state: "due", nextAt: new Date("2026-03-09T20:00:00Z") });
});

it("a turn is told no sooner than after the reader's delay, also when a vacation ends before its time", async () => {
  const clock = heldClock("2026-03-12T09:00:00Z");
  const service = { ...serviceOn(base.db, clock), noticeDelaySeconds: 7200 };
  const users = await Promise.all(["Jo", "Kim"].map((name) => join(base.db, name)));
  const gameId = await startedGame(service, users, { pace: { kind: "each", time: 36_000, window: null } });
  const { userId } = await standingOf(service, gameId);
  expect(await beginVacation(service, userId, new Date("2026-03-15T09:00:00Z"))).toMatchObject({ ok: true });
  clock.pass(HOUR_MS);
  await endVacation(service, userId);
  const told = () => base.db.notice.findFirst({ where: { gameId, userId, kind: "turn" } });
  expect(await told()).toMatchObject({ state: "due", nextAt: new Date("2026-03-12T11:00:00Z") });
  clock.pass(2 * HOUR_MS);
  await deliverDue(officeOn(base.db, inbox.url, { clock }));
  expect(await told()).toMatchObject({ state: "sent" });
});
