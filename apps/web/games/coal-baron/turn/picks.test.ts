// A first choice made anew replaces what followed from the one before.
import { samplePosition } from "@pithead/drawings/samples/coal-baron";
import { extensions, openings, type Position } from "@pithead/game-coal-baron/client";
import { expect, test } from "vitest";
import { builtMove } from "./built.ts";
import { keptBy, type Pick, picksOf } from "./picks.ts";

const mine: Pick = { pick: "space", space: "mining-8" };
const lower: Pick = { pick: "step", step: { step: "cage", to: "gray" } };
const load: Pick = { pick: "step", step: { step: "load", cube: "gray" } };

test("Another space replaces the one before, with its steps.", () => {
  expect(keptBy([mine, lower], { pick: "space", space: "bank" })).toEqual([]);
});

test("A step follows on those before it.", () => {
  expect(keptBy([mine, lower], load)).toEqual([mine, lower]);
});

test.each<[string, Position]>([
  ["draft", samplePosition({}, { phase: "draft", draft: ["truck-K", "barrow-Y"] })],
  ["shift", samplePosition()],
  ["shift that is short of coal", samplePosition({}, { supply: { yellow: 1, brown: 3, gray: 0, black: 0 } })],
  ["draw", samplePosition({}, { draw: { seat: 0, of: "tiles", count: 2, cards: ["yellow-light-1", "black-dark-2"] } })],
])("In a %s the picks of every legal command make that command.", (_, position) => {
  const shortest = openings(position, 0);
  expect(shortest.length).toBeGreaterThan(1);
  for (const command of shortest.flatMap((opening) => [opening, ...extensions(position, 0, opening)]))
    expect(builtMove(position, 0, picksOf(command))?.command).toEqual(command);
});

test("What is no command of the game has no picks.", () => {
  expect(picksOf({ type: "dance" })).toEqual([]);
});
