// A pay slip's rows together make the total.
import { samplePosition } from "@pithead/drawings/samples/coal-baron";
import type { FinalScoring, Position } from "@pithead/game-coal-baron/client";
import { expect, test } from "vitest";
import { slipsOf } from "./slip-rows.ts";

/** The rulebook's example of a final scoring: 7 marks, 4 cubes, 1 order, 7 against 4 tiles. */
const final: FinalScoring = {
  vpBefore: 30,
  marks: 7,
  marksVp: 1,
  cubes: 4,
  cubesVp: 1,
  outstanding: 1,
  outstandingVp: -1,
  lightTiles: 7,
  darkTiles: 4,
  imbalanceVp: -6,
  total: 25,
  marksLeft: 2,
};

const over: Position = samplePosition(
  { vp: 25, deliveredVp: 24, deliveredCount: 4 },
  {
    phase: "over",
    turn: null,
    scorings: [
      {
        shift: 1,
        elements: [
          { element: 1, counts: [2, 1, 1], vp: [2, 1, 1] },
          { element: 2, counts: [1, 3, 0], vp: [1, 3, 0] },
          { element: 3, counts: [1, 1, 0], vp: [3, 3, 0] },
          { element: 4, counts: [0, 0, 0], vp: [0, 0, 0] },
        ],
      },
    ],
    final: [final, final, final],
  },
);

test("The rows add up to the total.", () => {
  const [slip] = slipsOf(over);
  expect(slip?.rows.reduce((sum, { vp }) => sum + vp, 0)).toBe(25);
  expect(slip?.total).toBe(25);
});

test("A shift's row tells which elements were won and which were second.", () => {
  expect(slipsOf(over)[0]?.rows[1]).toEqual({ kind: "shift", vp: 6, shift: 1, firsts: [1, 3], seconds: [2] });
});

test("Before the end only what has been scored is on the slip.", () => {
  const rows = slipsOf({ ...over, phase: "shift", turn: 0, final: null })[0]?.rows;
  expect(rows?.map(({ kind }) => kind)).toEqual(["orders", "shift"]);
});
