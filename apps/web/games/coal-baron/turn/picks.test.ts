// A first choice made anew replaces what followed from the one before.
import { expect, test } from "vitest";
import { keptBy, type Pick } from "./picks.ts";

const mine: Pick = { pick: "space", space: "mining-8" };
const lower: Pick = { pick: "step", step: { step: "cage", to: "gray" } };
const load: Pick = { pick: "step", step: { step: "load", cube: "gray" } };

test("Another space replaces the one before, with its steps.", () => {
  expect(keptBy([mine, lower], { pick: "space", space: "bank" })).toEqual([]);
});

test("A step follows on those before it.", () => {
  expect(keptBy([mine, lower], load)).toEqual([mine, lower]);
});
