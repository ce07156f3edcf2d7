// A pit some way into a game, for the picture on the first page.
import type { PlayerPosition } from "@pithead/game-coal-baron/client";

export const SAMPLE_PIT: PlayerPosition = {
  workers: 6,
  marks: 11,
  vp: 37,
  cageAt: "brown",
  cage: ["yellow", "brown"],
  storage: { yellow: 1, brown: 0, gray: 0, black: 0 },
  preprinted: { yellow: null, brown: "brown", gray: "gray", black: null },
  tiles: [
    { kind: "yellow-light-2", cubes: ["yellow", null] },
    { kind: "brown-light-2", cubes: ["brown", "brown"] },
    { kind: "gray-light-1", cubes: ["gray"] },
    { kind: "black-light-2", cubes: ["black", "black"] },
    { kind: "yellow-dark-1", cubes: ["yellow"] },
    { kind: "gray-dark-2", cubes: ["gray", null] },
    { kind: "black-dark-1", cubes: ["black"] },
  ],
  outstanding: [],
  delivered: [],
  deliveredCount: 0,
  deliveredVp: 0,
};
