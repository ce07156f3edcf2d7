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
  expect(slipsOf(over)[0]?.rows[1]).toEqual({
    kind: "shift",
    vp: 6,
    shift: 1,
    firsts: [
      { element: 1, vp: 2 },
      { element: 3, vp: 3 },
    ],
    seconds: [{ element: 2, vp: 1 }],
  });
});

test("Before the end only what has been scored is on the slip.", () => {
  const rows = slipsOf({ ...over, phase: "shift", turn: 0, final: null })[0]?.rows;
  expect(rows?.map(({ kind }) => kind)).toEqual(["orders", "shift"]);
});

test("Orders are told one by one, unless they lie face down; cubes by where they are.", () => {
  const delivered = samplePosition({ delivered: ["barrow-GG", "carriage-YNGK"], deliveredCount: 2, deliveredVp: 17 });
  expect(slipsOf(delivered)[0]?.rows[0]).toMatchObject({ kind: "orders", count: 2, each: [7, 10] });
  const hidden = samplePosition({ delivered: null, deliveredCount: 2, deliveredVp: 17 });
  expect(slipsOf(hidden)[0]?.rows[0]).toMatchObject({ kind: "orders", count: 2, vp: 17, each: null });
  const cubes = slipsOf(over)[0]?.rows.find(({ kind }) => kind === "cubes");
  expect(cubes).toMatchObject({ cubes: 4, places: { carts: 4, cage: 0, storage: 0, orders: 0 } });
});
