// Arrows walk a row before they leave it.
import { expect, test } from "vitest";
import { nearest } from "./arrow-walk.ts";

/** Two rows of three. */
const boxes = [0, 100].flatMap((y) => [0, 80, 160].map((x) => ({ x, y })));

test("Right and left go along the row, and stop at its ends.", () => {
  expect(nearest(boxes, 0, "ArrowRight")).toBe(1);
  expect(nearest(boxes, 2, "ArrowLeft")).toBe(1);
  expect(nearest(boxes.slice(0, 3), 2, "ArrowRight")).toBeUndefined();
});

test("Up and down go to the nearest of the next row.", () => {
  expect(nearest(boxes, 1, "ArrowDown")).toBe(4);
  expect(nearest(boxes, 5, "ArrowUp")).toBe(2);
});
