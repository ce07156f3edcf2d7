// Tiles grow outward from the shaft, and a side that is too long shrinks: nothing ever leaves the drawing.
import { COLORS, type PitTile } from "@pithead/game-coal-baron/client";
import { expect, test } from "vitest";
import { samplePlayer } from "../../samples/coal-baron.ts";
import { pitGeometry, pitHeight } from "./pit-geometry.ts";

const widths = [280, 374, 599, 600, 806, 838];
const twelve: PitTile[] = COLORS.flatMap((color) =>
  [1, 2, 3].flatMap((): PitTile[] => [
    { kind: `${color}-light-2`, cubes: [color, null] },
    { kind: `${color}-dark-2`, cubes: [color, null] },
  ]),
);

test.each(widths)("At %i pixels every tunnel of a full pit lies within the drawing and has room.", (width) => {
  const { levels, shaft } = pitGeometry(samplePlayer({ tiles: twelve }), width, width / 3);
  for (const { sides } of levels) {
    for (const { galleries, direction } of sides) {
      let edge = direction > 0 ? shaft.x + shaft.width : shaft.x;
      for (const { x, width: w } of galleries) {
        expect(w).toBeGreaterThan(10);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + w).toBeLessThanOrEqual(width);
        // Outward, none over the one before.
        expect(direction > 0 ? x >= edge - 0.01 : x + w <= edge + 0.01).toBe(true);
        edge = direction > 0 ? x + w : x;
      }
    }
  }
});

test("The height never changes with what is dug.", () => {
  for (const width of widths) expect(pitGeometry(samplePlayer({ tiles: twelve }), width).height).toBe(pitHeight(width));
});

test("The preprinted carts stand at the shaft, on their printed sides.", () => {
  const { levels } = pitGeometry(samplePlayer(), 806);
  const printed = levels.map(({ color, sides }) => [
    color,
    sides.find(({ galleries }) => galleries.some(({ tile }) => tile === null))?.side,
  ]);
  expect(printed).toEqual([
    ["yellow", "dark"],
    ["brown", "light"],
    ["gray", "light"],
    ["black", "dark"],
  ]);
});

test("Left of the shaft the carts of a tile are drawn from the outside in.", () => {
  const { levels } = pitGeometry(samplePlayer({ tiles: [{ kind: "yellow-light-2", cubes: ["yellow", null] }] }), 806);
  expect(levels[0]?.sides[0]?.galleries[0]?.carts.map(({ place }) => place)).toEqual([1, 0]);
});

test("Empty carts are counted, printed ones too.", () => {
  const preprinted = { yellow: null, brown: "brown", gray: "gray", black: "black" } as const;
  const { levels } = pitGeometry(samplePlayer({ preprinted, tiles: [{ kind: "yellow-dark-2", cubes: [null, "brown"] }] }), 806);
  expect(levels.map(({ empty }) => empty)).toEqual([2, 0, 0, 0]);
});
