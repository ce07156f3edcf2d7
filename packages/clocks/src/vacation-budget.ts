// How long a vacation may last: so many days in each calendar year (UTC).
import { DAY_MS } from "./local-time.ts";

/** Days of vacation in a year. */
export const VACATION_DAYS = 28;

/** A vacation taken; instants in milliseconds since 1970. */
export interface Taken {
  readonly from: number;
  readonly until: number;
}

/** What is left of the budget of the year in which `at` lies, in milliseconds. */
export function vacationLeft(taken: readonly Taken[], at: number): number {
  const [begins, ends] = yearOf(at);
  const used = taken.reduce((sum, { from, until }) => sum + Math.max(0, Math.min(until, ends) - Math.max(from, begins)), 0);
  return Math.max(0, VACATION_DAYS * DAY_MS - used);
}

/** Until when a vacation that begins at `at` may last; `at` when the budget is used up. One that reaches the new year goes on with its budget. */
export function longestVacation(taken: readonly Taken[], at: number): number {
  const [, ends] = yearOf(at);
  const until = at + vacationLeft(taken, at);
  return until < ends ? until : ends + vacationLeft(taken, ends);
}

function yearOf(at: number): [begins: number, ends: number] {
  const year = new Date(at).getUTCFullYear();
  return [Date.UTC(year, 0), Date.UTC(year + 1, 0)];
}
