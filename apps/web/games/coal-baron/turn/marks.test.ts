// What a half-built turn does to the marks: tiles are paid, the pay office pays, the rest leaves them alone.
import { samplePosition } from "@pithead/drawings/samples/coal-baron";
import { tileCard } from "@pithead/game-coal-baron/client";
import { expect, test } from "vitest";
import { builtMove } from "./built.ts";
import { marksChangedBy } from "./marks.ts";
import type { Pick } from "./picks.ts";

function changedBy(picks: readonly Pick[], position = samplePosition()): number | undefined {
  const built = builtMove(position, 0, picks);
  return built && marksChangedBy(position, built);
}

test("A tile of the factory costs its marks, the pay office pays its own.", () => {
  const tile = samplePosition().factory["factory-1"];
  expect(changedBy([{ pick: "space", space: "factory-1" }])).toBe(-tileCard(tile ?? "yellow-light-1").cost);
  expect(changedBy([{ pick: "space", space: "money-5" }])).toBe(5);
  expect(changedBy([{ pick: "space", space: "bank" }])).toBe(1);
});

test("Of drawn tiles the one that is kept costs its marks.", () => {
  const drawn = samplePosition({}, { draw: { seat: 0, of: "tiles", count: 2, cards: ["yellow-light-1", "brown-dark-1"] } });
  expect(changedBy([], drawn)).toBe(0);
  expect(changedBy([{ pick: "keep", card: "brown-dark-1" }], drawn)).toBe(-tileCard("brown-dark-1").cost);
  expect(changedBy([{ pick: "keep", card: null }], drawn)).toBe(0);
});

test("Nothing else touches the marks.", () => {
  expect(changedBy([])).toBe(0);
  expect(changedBy([{ pick: "space", space: "mining-8" }])).toBe(0);
  expect(changedBy([{ pick: "space", space: "order-draw" }])).toBe(0);
});
