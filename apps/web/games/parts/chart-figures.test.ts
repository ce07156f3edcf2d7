// Round grid lines, and labels that don't lie on each other.
import { expect, test } from "vitest";
import { gridLines, labelHeights } from "./chart-figures.ts";

test.each([
  [0, 10, [0, 5, 10]],
  [0, 121, [0, 40, 80, 120, 160]],
  [-6, 30, [-10, 0, 10, 20, 30]],
])("From %i to %i.", (low, high, lines) => {
  expect(gridLines(low, high)).toEqual(lines);
});

test("Labels keep their order and a gap.", () => {
  expect(labelHeights([50, 52, 10], 19)).toEqual([50, 69, 10]);
});
