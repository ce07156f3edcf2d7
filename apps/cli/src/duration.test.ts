// Durations as people say them.
import { expect, test } from "vitest";
import { duration } from "./duration.ts";

test.each([
  [-5, "0 s"],
  [400, "0 s"],
  [59_000, "59 s"],
  [60_000, "1 min"],
  [3_725_000, "1 h 2 min"],
  [86_400_000, "1 d"],
  [90_061_000, "1 d 1 h"],
  [86_459_000, "1 d"],
])("%d ms are %s", (milliseconds, said) => expect(duration(milliseconds)).toBe(said));
