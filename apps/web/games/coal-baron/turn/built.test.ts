// What a list of picks has made of the turn: every kind of turn, half-built and whole.
import { samplePosition } from "@pithead/drawings/samples/coal-baron";
import type { Position } from "@pithead/game-coal-baron/client";
import { expect, test } from "vitest";
import { builtMove, isIdle } from "./built.ts";
import type { Pick } from "./picks.ts";

const drawn: Position = samplePosition(
  {},
  { draw: { seat: 0, of: "tiles", count: 3, cards: ["yellow-light-1", "black-dark-2", "yellow-light-1"] } },
);

test("Who is not asked builds nothing.", () => {
  expect(builtMove(samplePosition(), 1, [])).toBeUndefined();
  expect(builtMove(samplePosition({}, { phase: "over", turn: null }), 0, [])).toBeUndefined();
});

test("In the draft an order is taken.", () => {
  const draft = samplePosition({}, { phase: "draft", draft: ["truck-K", "barrow-Y"] });
  expect(builtMove(draft, 0, [])?.command).toBeNull();
  expect(builtMove(draft, 0, [{ pick: "draft", order: "truck-K" }])?.command).toEqual({ type: "draft", order: "truck-K" });
});

test("A space without a choice is whole at once.", () => {
  expect(builtMove(samplePosition(), 0, [])).toEqual({ kind: "space", command: null });
  expect(builtMove(samplePosition(), 0, [{ pick: "space", space: "money-5" }])?.command).toEqual({ type: "place", space: "money-5" });
  expect(builtMove(samplePosition(), 0, [{ pick: "space", space: "factory-1" }])?.command).toEqual({ type: "place", space: "factory-1" });
});

test("Mining without a step can be confirmed, each step is added.", () => {
  const picks: Pick[] = [{ pick: "space", space: "mining-8" }];
  expect(builtMove(samplePosition(), 0, picks)).toMatchObject({
    kind: "mining",
    left: 8,
    command: { type: "place", space: "mining-8", steps: [] },
  });
  expect(builtMove(samplePosition(), 0, picks)).toSatisfy(isIdle);
  const steps: Pick[] = [
    ...picks,
    { pick: "step", step: { step: "cage", to: "gray" } },
    { pick: "step", step: { step: "load", cube: "gray" } },
  ];
  const built = builtMove(samplePosition(), 0, steps);
  expect(built).toMatchObject({ kind: "mining", left: 6, board: { cageAt: "gray", cage: ["gray"] } });
  expect(built?.command).toMatchObject({
    steps: [
      { step: "cage", to: "gray" },
      { step: "load", cube: "gray" },
    ],
  });
});

test("When coal is short, a colour is chosen for each cart before the tile can be bought.", () => {
  const short = samplePosition({}, { supply: { yellow: 1, brown: 3, gray: 0, black: 0 } });
  const space: Pick = { pick: "space", space: "factory-1" };
  expect(builtMove(short, 0, [space])).toMatchObject({ command: null, shortage: { own: 0, needed: 2, choices: ["yellow", "brown"] } });
  const one: Pick[] = [space, { pick: "substitute", cube: "yellow" }];
  expect(builtMove(short, 0, one)).toMatchObject({ command: null, shortage: { choices: ["brown"] } });
  expect(builtMove(short, 0, [...one, { pick: "substitute", cube: "brown" }])?.command).toEqual({
    type: "place",
    space: "factory-1",
    substitutes: ["yellow", "brown"],
  });
});

test("A cart that the supply still serves is not among those that need another colour.", () => {
  const short = samplePosition({}, { supply: { yellow: 0, brown: 3, gray: 1, black: 0 } });
  expect(builtMove(short, 0, [{ pick: "space", space: "factory-1" }])).toMatchObject({
    shortage: { own: 1, needed: 1, choices: ["brown"] },
  });
});

test("Carts beyond the whole supply stay empty and ask for nothing.", () => {
  const out = samplePosition({}, { supply: { yellow: 0, brown: 0, gray: 0, black: 0 } });
  expect(builtMove(out, 0, [{ pick: "space", space: "factory-1" }])?.command).toEqual({ type: "place", space: "factory-1" });
});

test("After a draw a card is kept, then the others get their place.", () => {
  const keep: Pick = { pick: "keep", card: "yellow-light-1" };
  expect(builtMove(drawn, 0, [])).toMatchObject({ kind: "keep", command: null, rest: [] });
  expect(builtMove(drawn, 0, [keep])).toMatchObject({ command: null, to: null, rest: ["black-dark-2", "yellow-light-1"] });
  const returned: Pick = { pick: "return", to: "bottom", rest: ["yellow-light-1", "black-dark-2"] };
  expect(builtMove(drawn, 0, [keep, returned])?.command).toEqual({
    type: "keep",
    card: "yellow-light-1",
    to: "bottom",
    rest: ["yellow-light-1", "black-dark-2"],
  });
});

test("The order may be changed before a place is chosen.", () => {
  const picks: Pick[] = [
    { pick: "keep", card: null },
    { pick: "return", to: null, rest: ["black-dark-2", "yellow-light-1", "yellow-light-1"] },
  ];
  expect(builtMove(drawn, 0, picks)).toMatchObject({ command: null, to: null });
});

test("With nothing to put back nobody is asked where.", () => {
  const single = samplePosition({}, { draw: { seat: 0, of: "orders", count: 1, cards: ["truck-K"] } });
  expect(builtMove(single, 0, [{ pick: "keep", card: "truck-K" }])?.command).toEqual({
    type: "keep",
    card: "truck-K",
    to: "top",
    rest: [],
  });
});
