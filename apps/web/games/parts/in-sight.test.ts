// A page is scrolled for what is asked, and no further than it must be.
import { expect, test } from "vitest";
import { scrollToShow } from "./in-sight.ts";

const FREE = { top: 50, bottom: 450 };

test.each([
  ["nothing asked", [], 0],
  [
    "in sight",
    [
      [60, 100],
      [400, 450],
    ],
    0,
  ],
  [
    "under the panel",
    [
      [110, 150],
      [440, 500],
    ],
    50,
  ],
  [
    "over the lintel",
    [
      [20, 60],
      [200, 240],
    ],
    -30,
  ],
  [
    "too far apart, as many as there are in sight",
    [
      [100, 140],
      [700, 740],
    ],
    0,
  ],
  [
    "too far apart, more of them further down",
    [
      [100, 140],
      [500, 540],
      [560, 600],
    ],
    150,
  ],
  ["higher than what is free", [[100, 900]], 0],
] as const)("%s", (_, asked, by) => {
  expect(
    scrollToShow(
      asked.map(([top, bottom]) => ({ top, bottom })),
      FREE,
    ),
  ).toBe(by);
});
