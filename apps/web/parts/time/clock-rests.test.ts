// A clock that was started within the second runs.
import { expect, test } from "vitest";
import { clockRests } from "./clock-rests.ts";

const NOW = Date.parse("2026-11-22T12:00:07.000Z");

test("a clock handed over a moment ago, or within this second, runs", () => {
  expect(clockRests("2026-11-22T12:00:06.400Z", NOW)).toBe(false);
  expect(clockRests("2026-11-22T12:00:07.900Z", NOW)).toBe(false);
});

test("one whose hours begin later rests", () => {
  expect(clockRests("2026-11-22T12:00:08.000Z", NOW)).toBe(true);
  expect(clockRests("2026-11-23T08:00:00.000Z", NOW)).toBe(true);
});
