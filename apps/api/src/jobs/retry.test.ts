// When a mail is tried again.
import { expect, it } from "vitest";
import { nextTry, PATIENCE } from "./retry.ts";

const due = new Date("2026-01-01T00:00:00Z");
const after = (seconds: number) => new Date(due.getTime() + seconds * 1000);

it("is soon at first, then four times an hour", () => {
  const waits = [1, 2, 3, 4, 5, 6, 50].map((tries) => nextTry(PATIENCE, { tries, due, now: due, lasting: false }));
  expect(waits).toEqual([5, 15, 60, 300, 900, 900, 900].map(after));
});

it("goes on for five days", () => {
  const days = (n: number) => after(n * 24 * 3600);
  expect(nextTry(PATIENCE, { tries: 400, due, now: days(4.9), lasting: false })).not.toBeNull();
  expect(nextTry(PATIENCE, { tries: 400, due, now: days(5), lasting: false })).toBeNull();
});

it("ends earlier for an address that is refused for good", () => {
  expect(nextTry(PATIENCE, { tries: 5, due, now: due, lasting: true })).not.toBeNull();
  expect(nextTry(PATIENCE, { tries: 6, due, now: due, lasting: true })).toBeNull();
});
