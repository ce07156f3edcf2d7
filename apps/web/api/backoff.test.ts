// Reconnecting waits longer each time, up to half a minute.
import { describe, expect, test } from "vitest";
import { backoff } from "./backoff.ts";

describe("waits before reconnecting", () => {
  test("double from half a second to half a minute", () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((attempt) => backoff(attempt, 1))).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  test("are spread over the upper half", () => {
    expect(backoff(2, 0)).toBe(1000);
    expect(backoff(2, 0.5)).toBe(1500);
  });

  test("do not grow beyond all measure", () => {
    expect(backoff(5000, 1)).toBe(30_000);
  });
});
