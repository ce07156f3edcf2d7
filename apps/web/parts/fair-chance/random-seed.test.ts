// A seed that is filled in is one that the API takes.
import { ClientSeed } from "@pithead/contracts";
import { expect, test } from "vitest";
import { randomSeed } from "./random-seed.ts";

test("a random seed is a client seed, and no two are the same", () => {
  const seeds = Array.from({ length: 200 }, randomSeed);
  for (const seed of seeds) expect(ClientSeed.safeParse(seed).success).toBe(true);
  expect(new Set(seeds).size).toBe(seeds.length);
});
