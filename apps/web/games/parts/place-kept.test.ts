// The focus stays where it was as well as the new choices allow.
import { expect, test } from "vitest";
import { placeKept } from "./place-kept.ts";

test("The place is kept.", () => {
  expect(placeKept(2, 5)).toBe(2);
});

test("With fewer choices it is the last.", () => {
  expect(placeKept(4, 2)).toBe(1);
});

test("Without a choice, or from elsewhere, there is no place.", () => {
  expect(placeKept(0, 0)).toBe(-1);
  expect(placeKept(-1, 3)).toBe(-1);
});
