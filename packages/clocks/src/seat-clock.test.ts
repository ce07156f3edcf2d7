// One player's clock through turns, rests and returns.
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Timed, timeAfterTurn, timeAtFirst, timeKept, timeOnReturn } from "./pace.ts";
import { awake, deadlineOf, rested, type SeatClock, started, stopped } from "./seat-clock.ts";

const bank: Timed = { kind: "bank", bank: 1000, increment: 100, cap: 1200, window: null };
const each: Timed = { kind: "each", time: 600, window: null };
const night: Timed = { ...each, time: 4 * 3600, window: { from: 20 * 60, to: 8 * 60, zone: "Asia/Kolkata" } };

test("a bank is used up by turns, and each turn adds to it up to the cap", () => {
  let clock = started({ left: timeAtFirst(bank), since: null }, 5000);
  expect(deadlineOf(bank, clock)).toBe(1_005_000);
  clock = stopped(bank, clock, 305_000);
  expect(clock).toEqual({ left: 700_000, since: null });
  expect(deadlineOf(bank, clock)).toBeNull();
  expect(timeAfterTurn(bank, clock.left)).toBe(800_000);
  expect(timeAfterTurn(bank, 1_150_000)).toBe(1_200_000);
});

test("a bank above its cap begins at the cap", () => {
  expect(timeAtFirst({ ...bank, bank: 5000 })).toBe(1_200_000);
});

test("a fixed time begins anew with each move", () => {
  expect([timeAtFirst(each), timeAfterTurn(each, 3)]).toEqual([600_000, 600_000]);
});

test("no clock shows less than nothing", () => {
  expect(stopped(each, { left: 10, since: 0 }, 60)).toEqual({ left: 0, since: null });
});

test("who comes back has a turn's time at least", () => {
  expect([timeOnReturn(bank, 0), timeOnReturn(bank, 900_000), timeOnReturn(each, 5)]).toEqual([100_000, 900_000, 600_000]);
});

test("a vacation that begins by itself keeps a tenth of the time, an hour at most", () => {
  expect([timeKept(each), timeKept({ ...each, time: 7 * 86_400 })]).toEqual([60_000, 3_600_000]);
});

test("a rest that ends early lets the clock count from then on", () => {
  const resting = rested(each, { left: 500, since: 0 }, 200, 10_000);
  expect(resting).toEqual({ left: 300, since: 10_000 });
  expect(awake(resting, 4000)).toEqual({ left: 300, since: 4000 });
  expect(awake(resting, 20_000)).toEqual(resting);
  expect(awake({ left: 300, since: null }, 4000)).toEqual({ left: 300, since: null });
});

test("a window outside of which nothing counts gives the night of the table", () => {
  const clock = started({ left: timeAtFirst(night), since: null }, Date.parse("2026-11-21T00:00:00Z"));
  expect(new Date(deadlineOf(night, clock) ?? 0).toISOString()).toBe("2026-11-21T16:00:00.000Z");
});

const clocks = fc.record({ left: fc.integer({ min: 0, max: 1e9 }), since: fc.option(fc.integer({ min: 0, max: 1e9 })) });
const instants = fc
  .tuple(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 1e9 }))
  .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);

test("a rest given twice is one rest, and none makes a deadline earlier", () => {
  fc.assert(
    fc.property(clocks, instants, (clock: SeatClock, [from, until]) => {
      const once = rested(each, clock, from, until);
      expect(rested(each, once, from, until)).toEqual(once);
      expect(deadlineOf(each, once) ?? 0).toBeGreaterThanOrEqual(deadlineOf(each, clock) ?? 0);
    }),
  );
});

test("a rest within the time left moves the deadline by as much as was counted in it", () => {
  fc.assert(
    fc.property(instants, ([from, until]) => {
      const clock = { left: 2e9, since: 0 };
      expect(deadlineOf(each, rested(each, clock, from, until))).toBe(2e9 + until - from);
    }),
  );
});
