// When the position changes, the picks that still stand are kept and the first that does not is named.
import { samplePosition } from "@pithead/drawings/samples/coal-baron";
import { expect, test } from "vitest";
import type { Pick } from "./picks.ts";
import { standing } from "./standing.ts";

const mining: Pick[] = [
  { pick: "space", space: "mining-8" },
  { pick: "step", step: { step: "cage", to: "gray" } },
  { pick: "step", step: { step: "load", cube: "gray" } },
  { pick: "step", step: { step: "cage", to: "surface" } },
];

test("In the position they were made for, all picks stand.", () => {
  expect(standing(samplePosition(), 0, mining)).toEqual({ picks: mining, fallen: null });
});

test("Steps up to the first impossible one are kept.", () => {
  const changed = samplePosition({ preprinted: { yellow: "yellow", brown: "brown", gray: null, black: "black" } });
  expect(standing(changed, 0, mining)).toEqual({
    picks: mining.slice(0, 2),
    fallen: { pick: mining[2], reason: { code: "cube-not-on-level", cube: "gray", level: "gray", step: 1 } },
  });
});

test("A space that has become too dear falls with its steps.", () => {
  const crowded = samplePosition({}, { crews: { "mining-8": { seat: 1, workers: 7 } } });
  expect(standing(crowded, 0, mining)).toMatchObject({ picks: [], fallen: { reason: { code: "too-few-workers", price: 8, workers: 7 } } });
});

test("Nothing stands when it is no longer the player's turn.", () => {
  expect(standing(samplePosition({}, { turn: 1 }), 0, mining)).toMatchObject({ picks: [], fallen: { reason: { code: "not-your-turn" } } });
});

test("No more steps than the space allows.", () => {
  const there: Pick = { pick: "step", step: { step: "cage", to: "gray" } };
  const back: Pick = { pick: "step", step: { step: "cage", to: "surface" } };
  const six: Pick[] = [{ pick: "space", space: "mining-6" }, there, back, there, back, there, back];
  expect(standing(samplePosition(), 0, six).fallen).toBeNull();
  expect(standing(samplePosition(), 0, [...six, there]).fallen).toMatchObject({ reason: { code: "too-many-steps", cost: 7, steps: 6 } });
});

test("A tile that can't be paid can't be kept.", () => {
  const drawn = samplePosition({ marks: 1 }, { draw: { seat: 0, of: "tiles", count: 1, cards: ["black-dark-2"] } });
  expect(standing(drawn, 0, [{ pick: "keep", card: "black-dark-2" }]).fallen).toMatchObject({ reason: { code: "tile-too-dear", cost: 8 } });
  expect(standing(drawn, 0, [{ pick: "keep", card: null }]).fallen).toBeNull();
});

test("A kept tile waits for its substitutes.", () => {
  const supply = { yellow: 0, brown: 4, gray: 0, black: 0 };
  const drawn = samplePosition({}, { supply, draw: { seat: 0, of: "tiles", count: 1, cards: ["yellow-dark-1"] } });
  const keep: Pick = { pick: "keep", card: "yellow-dark-1" };
  expect(standing(drawn, 0, [keep, { pick: "substitute", cube: "brown" }]).fallen).toBeNull();
  expect(standing(drawn, 0, [keep, { pick: "substitute", cube: "black" }]).fallen).toMatchObject({
    reason: { code: "substitute-not-in-supply" },
  });
});
