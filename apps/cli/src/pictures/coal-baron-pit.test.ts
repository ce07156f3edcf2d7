// A pit drawn in text shows carts, cubes, cage, storage and orders where they are.
import type { PlayerPosition } from "@pithead/game-coal-baron/client";
import { expect, test } from "vitest";
import { pitPicture } from "./coal-baron-pit.ts";

const player: PlayerPosition = {
  workers: 5,
  marks: 3,
  vp: 9,
  cageAt: "gray",
  cage: ["yellow", "brown"],
  storage: { yellow: 2, brown: 0, gray: 1, black: 0 },
  preprinted: { yellow: "yellow", brown: null, gray: "gray", black: null },
  tiles: [
    { kind: "yellow-light-2", cubes: ["yellow", null] },
    { kind: "yellow-light-1", cubes: ["black"] },
    { kind: "gray-dark-2", cubes: ["gray", null] },
  ],
  outstanding: [
    { order: "carriage-YNGK", spots: [["yellow"], [], ["gray", "black"], []] },
    { order: "truck-KK", spots: [[], []] },
  ],
  delivered: ["barrow-Y"],
  deliveredCount: 1,
  deliveredVp: 2,
};

test("light carts grow to the left, dark ones to the right, printed ones next to the shaft; the cage hangs at its level", () => {
  expect(pitPicture(player, "Ada")).toEqual([
    "PIT OF Ada",
    "               light │cage │ dark",
    "  surface            │     │ ",
    "  yellow    [K] [·Y] │     │ (Y)",
    "  brown          (·) │     │ ",
    "  gray           (G) │YN···│ [G·]",
    "  black              │     │ (·)",
    "  storage    Y2 N0 G1 K0",
    "  orders     carriage-Yn(GK)k  truck-kk",
    "  delivered  barrow-Y: 2 VP",
  ]);
});

test("delivered orders that the viewer may not know are a number", () => {
  expect(pitPicture({ ...player, delivered: null, deliveredCount: 3, deliveredVp: 20 }, "Ada").at(-1)).toBe("  delivered  3 orders: 20 VP");
});
