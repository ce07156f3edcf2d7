// A pay slip's rows together make the total.
import { samplePosition } from "@pithead/drawings/samples/kohle-und-kolonie";
import { expect, test } from "vitest";
import { slipsOf } from "./slip-rows.ts";

const position = samplePosition({
  vp: 30,
  coins: 5,
  extraActions: 1,
  enginesBeside: 2,
  miners: { "station:b1": 1, "station:b2": 2, "station:b3": 1 },
});

test("The rows add up to the total.", () => {
  const [slip] = slipsOf(position);
  expect(slip?.rows.map(({ vp }) => vp)).toEqual([30, 5, 2, 3, 4, 4]);
  expect(slip?.total).toBe(48);
});

test("What decides ties is told.", () => {
  expect(slipsOf(position)[0]).toMatchObject({ engines: 2, mineCosts: 0 });
});
