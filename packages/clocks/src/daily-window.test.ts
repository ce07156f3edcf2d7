// Windows by day: what they count, and when so much is counted. By tables where clocks change, and by laws.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countedBetween, type DailyWindow, whenCounted } from "./daily-window.ts";
import { isZone } from "./local-time.ts";

const HOUR = 3_600_000;
const at = (iso: string) => Date.parse(iso);
const hours = (from: number, to: number, zone: string): DailyWindow => ({ from: from * 60, to: to * 60, zone });

describe("when so much is counted", () => {
  test.each([
    ["within a day", hours(8, 20, "UTC"), "2026-11-21T09:00:00Z", 3, "2026-11-21T12:00:00Z"],
    ["asked before it opens", hours(8, 20, "UTC"), "2026-11-21T03:30:00Z", 3, "2026-11-21T11:00:00Z"],
    ["over a night", hours(8, 20, "UTC"), "2026-11-21T19:00:00Z", 3, "2026-11-22T10:00:00Z"],
    ["exactly at the close", hours(8, 20, "UTC"), "2026-11-21T17:00:00Z", 3, "2026-11-21T20:00:00Z"],
    ["a window over midnight", hours(20, 2, "UTC"), "2026-11-22T01:00:00Z", 2, "2026-11-22T21:00:00Z"],
    ["all day round", hours(0, 0, "UTC"), "2026-11-21T19:00:00Z", 24, "2026-11-22T19:00:00Z"],
    ["in a half-hour zone", hours(8, 20, "Asia/Kolkata"), "2026-11-21T14:00:00Z", 1, "2026-11-22T03:00:00Z"],
    ["in a quarter-hour zone", hours(8, 20, "Asia/Kathmandu"), "2026-11-21T02:00:00Z", 1, "2026-11-21T03:15:00Z"],
    ["over the change to summer time", hours(8, 20, "Europe/Berlin"), "2026-03-28T18:00:00Z", 2, "2026-03-29T07:00:00Z"],
    ["over the change to winter time", hours(8, 20, "Europe/Berlin"), "2026-10-24T17:00:00Z", 2, "2026-10-25T08:00:00Z"],
    ["a night an hour shorter", hours(0, 8, "Europe/Berlin"), "2026-03-28T23:00:00Z", 8, "2026-03-29T23:00:00Z"],
    ["a night an hour longer", hours(0, 8, "Europe/Berlin"), "2026-10-24T22:00:00Z", 9, "2026-10-25T07:00:00Z"],
    ["opens in the hour that is left out", hours(2.5, 4, "Europe/Berlin"), "2026-03-29T00:00:00Z", 1, "2026-03-29T02:00:00Z"],
    ["half an hour of summer time", hours(1, 3, "Australia/Lord_Howe"), "2026-10-03T14:00:00Z", 1.5, "2026-10-03T16:00:00Z"],
    ["summer time that begins at midnight", hours(0, 1, "Africa/Cairo"), "2026-04-23T22:00:00Z", 1, "2026-04-24T22:00:00Z"],
  ])("%s", (_, window, from, span, expected) => {
    expect(new Date(whenCounted(window, at(from), span * HOUR)).toISOString()).toBe(new Date(expected).toISOString());
  });

  test("without a window, time is time", () => {
    expect(whenCounted(null, 5, 10)).toBe(15);
    expect(countedBetween(null, 15, 5)).toBe(0);
  });
});

describe("laws", () => {
  const zones = ["UTC", "Europe/Berlin", "America/St_Johns", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Chatham", "Africa/Cairo"];
  const window = fc.record({
    from: fc.integer({ min: 0, max: 1439 }),
    to: fc.integer({ min: 0, max: 1439 }),
    zone: fc.constantFrom(...zones),
  });
  // An hour each day at least, as tables must have: a shorter one may be left out altogether when clocks change.
  const open = window.filter(({ from, to }) => (to - from + 1440) % 1440 >= 60 || to === from);
  const instant = fc.date({ min: new Date("2025-01-01"), max: new Date("2028-01-01"), noInvalidDate: true }).map((date) => date.getTime());
  const span = fc.integer({ min: 0, max: 20 * 24 * HOUR });

  test("what is counted until so much is counted is so much", () => {
    fc.assert(
      fc.property(open, instant, fc.integer({ min: 1, max: 200 * HOUR }), (hoursOfDay, from, left) => {
        expect(countedBetween(hoursOfDay, from, whenCounted(hoursOfDay, from, left))).toBe(left);
      }),
    );
  });

  test("time that is counted in two parts is the whole", () => {
    fc.assert(
      fc.property(open, instant, span, span, (hoursOfDay, from, first, second) => {
        const [middle, end] = [from + first, from + first + second];
        expect(countedBetween(hoursOfDay, from, middle) + countedBetween(hoursOfDay, middle, end)).toBe(
          countedBetween(hoursOfDay, from, end),
        );
      }),
    );
  });

  test("no more is counted than passes, and all of it when the window is always open", () => {
    fc.assert(
      fc.property(open, instant, span, (hoursOfDay, from, passed) => {
        expect(countedBetween(hoursOfDay, from, from + passed)).toBeLessThanOrEqual(passed);
        expect(countedBetween({ ...hoursOfDay, to: hoursOfDay.from }, from, from + passed)).toBe(passed);
      }),
    );
  });
});

test("zones are known by their names", () => {
  expect(["Europe/Berlin", "Asia/Kolkata", "Atlantis/Capital", ""].map(isZone)).toEqual([true, true, false, false]);
});
