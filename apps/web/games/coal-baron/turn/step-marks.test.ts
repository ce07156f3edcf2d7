// Steps taken are numbered on the board where they happened.
import { samplePosition } from "@pithead/drawings/samples/coal-baron";
import type { WorkStep } from "@pithead/game-coal-baron/client";
import { expect, test } from "vitest";
import { stepMarks } from "./step-marks.ts";

test("The cart a cube was loaded from and the spot it filled bear the step's number.", () => {
  const position = samplePosition({
    tiles: [{ kind: "gray-light-2", cubes: ["gray", "gray"] }],
    outstanding: [{ order: "barrow-GG", spots: [[], []] }],
  });
  const steps: WorkStep[] = [
    { step: "cage", to: "gray" },
    { step: "load", cube: "gray" },
    { step: "load", cube: "gray" },
    { step: "cage", to: "surface" },
    { step: "fill", order: "barrow-GG", spot: "gray", from: "cage" },
    { step: "fill", order: "barrow-GG", spot: "gray", from: "cage" },
  ];
  const marks = stepMarks(position, 0, steps);
  const carts = [marks.takenIn("gray", null, 0), marks.takenIn("gray", 0, 0), marks.takenIn("gray", 0, 1)];
  expect(carts.filter((n) => n !== undefined).toSorted()).toEqual([2, 3]);
  expect([marks.filledIn("barrow-GG", 0), marks.filledIn("barrow-GG", 1)]).toEqual([5, 6]);
  expect(marks.takenIn("black", null, 0)).toBeUndefined();
});
