// The parts of the pits that are not the same in two positions.
import { samplePosition } from "@pithead/drawings/samples/coal-baron";
import { expect, test } from "vitest";
import { changedInPits } from "./changed-in-pits.ts";

const tile = { kind: "gray-light-2", cubes: ["gray", "gray"] } as const;
const empty = samplePosition({ tiles: [{ kind: tile.kind, cubes: [...tile.cubes] }] });

test("nothing between a position and itself", () => {
  expect(changedInPits(empty, empty)).toEqual([]);
});

test("an emptied cart, a new tile, what was stored, the cage", () => {
  const after = samplePosition({
    tiles: [
      { kind: tile.kind, cubes: [null, "gray"] },
      { kind: tile.kind, cubes: [...tile.cubes] },
    ],
    cage: ["gray"],
    storage: { yellow: 1, brown: 0, gray: 0, black: 0 },
  });
  expect(changedInPits(empty, after).filter((part) => part.startsWith("0 "))).toEqual([
    "0 cart:gray:0:0",
    "0 tile:1",
    "0 storage",
    "0 cage",
  ]);
});

test("nothing of a view of another game", () => {
  expect(changedInPits({}, empty)).toEqual([]);
});
