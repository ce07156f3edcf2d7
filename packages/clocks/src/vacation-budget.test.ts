// The budget of vacations: by calendar year, and over its end.
import { expect, test } from "vitest";
import { longestVacation, VACATION_DAYS, vacationLeft } from "./vacation-budget.ts";

const DAY = 86_400_000;
const at = (iso: string) => Date.parse(iso);
const days = (from: string, count: number) => ({ from: at(from), until: at(from) + count * DAY });

test.each([
  ["nothing taken", [], "2026-07-01", VACATION_DAYS],
  ["some of it", [days("2026-02-01", 10)], "2026-07-01", VACATION_DAYS - 10],
  ["another year's", [days("2025-02-01", 10)], "2026-07-01", VACATION_DAYS],
  ["over the new year", [days("2025-12-27", 10)], "2026-07-01", VACATION_DAYS - 5],
  ["all of it", [days("2026-02-01", 28)], "2026-07-01", 0],
])("what is left of a year: %s", (_, taken, now, left) => {
  expect(vacationLeft(taken, at(now)) / DAY).toBe(left);
});

test("a vacation may last as long as its budget", () => {
  expect(longestVacation([], at("2026-07-01"))).toBe(at("2026-07-29"));
  expect(longestVacation([days("2026-02-01", 28)], at("2026-07-01"))).toBe(at("2026-07-01"));
});

test("one that reaches the new year goes on with its budget", () => {
  expect(longestVacation([], at("2026-12-20"))).toBe(at("2027-01-29"));
});
