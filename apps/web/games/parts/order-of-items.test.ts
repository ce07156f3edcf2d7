// Putting things in order.
import { expect, test } from "vitest";
import { moved } from "./order-of-items.ts";

test("An item is taken out and put in at another place.", () => {
  expect(moved(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
  expect(moved(["a", "b", "c", "d"], 3, 0)).toEqual(["d", "a", "b", "c"]);
  expect(moved(["a", "a", "b"], 1, 2)).toEqual(["a", "b", "a"]);
});
