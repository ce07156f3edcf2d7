// The count before the title of the tab.
import { expect, test } from "vitest";
import { titleWith } from "./title-with.ts";

test.each([
  [3, "My games · Pithead", "(3) My games · Pithead"],
  [2, "(3) My games · Pithead", "(2) My games · Pithead"],
  [0, "(3) My games · Pithead", "My games · Pithead"],
  [0, "Lobby · Pithead", "Lobby · Pithead"],
])("%i games waiting, title %s", (count, title, expected) => {
  expect(titleWith(count, title)).toBe(expected);
});
