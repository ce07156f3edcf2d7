// The final scoring and who wins (rulebook, "End of the game").
import { describe, expect, test } from "vitest";
import { coalBaron } from "../index.ts";
import { type PitTile, type PlayerState, playerAt } from "../state.ts";
import { firstShift, orderWith, playOutShift } from "../testing/table.ts";
import { cubesByPlace } from "./cubes.ts";
import { finalScoringOf } from "./final-scoring.ts";
import { outcomeOf } from "./ranks.ts";

const tiles = (light: number, dark: number): PitTile[] => [
  ...Array.from({ length: light }, (): PitTile => ({ kind: "yellow-light-1", cubes: [null] })),
  ...Array.from({ length: dark }, (): PitTile => ({ kind: "yellow-dark-1", cubes: [null] })),
];

/** A board with nothing on it. */
function bare(): PlayerState {
  const preprinted = { yellow: null, brown: null, gray: null, black: null };
  return { ...playerAt(firstShift(3), 0), marks: 0, outstanding: [], preprinted };
}

test("the rulebook's example: 7 marks +1, 4 cubes +1, 1 order −1, 7 against 4 tiles −6", () => {
  const player = Object.assign(bare(), {
    vp: 50,
    marks: 7,
    cage: ["yellow"],
    tiles: tiles(7, 4),
    outstanding: [orderWith("barrow-KK", "black")],
  });
  player.storage.gray = 1;
  player.preprinted.brown = "brown";
  expect(finalScoringOf(player)).toEqual({
    vpBefore: 50,
    marks: 7,
    marksVp: 1,
    cubes: 4,
    cubesVp: 1,
    outstanding: 1,
    outstandingVp: -1,
    lightTiles: 7,
    darkTiles: 4,
    imbalanceVp: -6,
    total: 45,
    marksLeft: 2,
  });
});

test("scores may be negative", () => {
  const player = Object.assign(bare(), { tiles: tiles(0, 3), outstanding: [orderWith("barrow-KK"), orderWith("truck-Y")] });
  expect(finalScoringOf(player)).toMatchObject({ outstandingVp: -2, imbalanceVp: -6, total: -8 });
});

test("printed carts are not tiles: a pit without tiles is balanced", () => {
  const scoring = finalScoringOf(bare());
  expect(scoring).toMatchObject({ lightTiles: 0, darkTiles: 0, total: 0 });
  expect([Object.is(scoring.imbalanceVp, -0), Object.is(scoring.outstandingVp, -0)]).toEqual([false, false]);
});

test("both cubes of a swapped spot count", () => {
  const player = Object.assign(bare(), { outstanding: [{ order: "barrow-KK", spots: [["yellow", "gray"], ["black"]] }] });
  expect(finalScoringOf(player)).toMatchObject({ cubes: 3, cubesVp: 1 });
});

test("cubes count wherever they are: in carts, in the cage, in the storage, on outstanding orders", () => {
  const player = Object.assign(bare(), {
    cage: ["yellow", "gray"],
    tiles: [{ kind: "gray-light-2", cubes: ["gray", "yellow"] }],
    outstanding: [{ order: "barrow-KK", spots: [["yellow", "gray"], []] }],
  });
  player.storage.gray = 3;
  player.preprinted.brown = "brown";
  expect(cubesByPlace(player)).toEqual({ carts: 3, cage: 2, storage: 3, orders: 2 });
  expect(finalScoringOf(player).cubes).toBe(10);
});

describe("ranks", () => {
  const final = (...scores: [total: number, marksLeft: number][]) =>
    outcomeOf(scores.map(([total, marksLeft]) => ({ ...finalScoringOf(bare()), total, marksLeft })));

  test("most VP wins", () => {
    expect(final([10, 0], [30, 0], [20, 4])).toEqual({ scores: [10, 30, 20], ranks: [3, 1, 2], winners: [1] });
  });

  test("a tie is broken by the marks left after paying, at every place", () => {
    expect(final([30, 1], [20, 2], [20, 3], [30, 4])).toEqual({ scores: [30, 20, 20, 30], ranks: [2, 4, 3, 1], winners: [3] });
  });

  test("still tied: they share the rank", () => {
    expect(final([30, 1], [30, 1], [20, 0])).toEqual({ scores: [30, 30, 20], ranks: [1, 1, 3], winners: [0, 1] });
    expect(final([30, 1], [20, 2], [20, 2], [20, 0])).toEqual({ scores: [30, 20, 20, 20], ranks: [1, 2, 2, 4], winners: [0] });
  });
});

test("the game ends after the scoring of shift 3, and nobody is asked any more", () => {
  const state = firstShift(2);
  for (const shift of [1, 2, 3]) {
    expect([state.shift, coalBaron.outcome(state)]).toEqual([shift, undefined]);
    playOutShift(state);
  }
  expect(state).toMatchObject({ phase: "over", turn: null });
  expect(coalBaron.toMove(state)).toEqual([]);
  // Each banked 3 × 18 workers: 10 + 54 marks, 12 VP; 4 cubes, 1 VP; 3 orders, −3 VP.
  expect(coalBaron.outcome(state)).toEqual({ scores: [10, 10], ranks: [1, 1], winners: [0, 1] });
  expect(coalBaron.scores(state)).toEqual([10, 10]);
});
