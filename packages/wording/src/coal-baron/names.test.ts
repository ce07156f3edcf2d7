// Things of the game and work steps have names in every language.
import { LEVELS, ORDER_CARDS, SHIFT_CLOCK, SPACE_CARDS, TILE_CARDS, VEHICLES, type WorkStep } from "@pithead/game-coal-baron/client";
import { describe, expect, it } from "vitest";
import { LOCALES, phraseOfStep, say, textOf } from "../index.ts";

const english = say("en", "coal-baron");

it("names spaces, orders, tiles and elements", () => {
  expect(SPACE_CARDS.map(({ id }) => english.name({ piece: "space", space: id }))).toContain("truck delivery");
  expect(english.name({ piece: "space", space: "factory-draw" })).toBe("the tile stack");
  expect(english.name({ piece: "order", order: "carriage-GG" })).toBe("carriage order for 2 gray");
  expect(english.name({ piece: "tile", tile: "black-light-2" })).toBe("black light tile with 2 carts");
  expect(SHIFT_CLOCK.map(({ element }) => english.name({ piece: "element", element }))).toEqual([
    "yellow spots",
    "brown spots",
    "gray spots",
    "black spots",
    "barrow spots",
    "carriage spots",
    "truck spots",
    "engine spots",
    "empty yellow carts",
    "empty brown carts",
    "empty gray carts",
    "empty black carts",
  ]);
});

it("says work steps", () => {
  const said = (step: WorkStep) => textOf(english.phrase(phraseOfStep(step), { names: [], reader: null }));
  expect(said({ step: "cage", to: "surface" })).toBe("Cage to the surface");
  expect(said({ step: "load", cube: "gray" })).toBe("Load gray");
  expect(said({ step: "fill", order: "barrow-GG", spot: "gray", from: "cage" })).toBe(
    "Fill gray on the barrow order for 2 gray, from the cage",
  );
  expect(
    said({
      step: "swap",
      order: "truck-K",
      spot: "black",
      cubes: [
        { cube: "gray", from: "cage" },
        { cube: "gray", from: "storage" },
      ],
    }),
  ).toBe("Swap gray from the cage and gray from the storage for black on the truck order for 1 black");
  expect(said({ step: "store", cube: "black" })).toBe("Store black");
});

describe.each(LOCALES)("in %s", (locale) => {
  const { name } = say(locale, "coal-baron");

  it("nothing is without a name, and no two things of a kind share one", () => {
    const kinds = [
      SPACE_CARDS.map(({ id }) => name({ piece: "space", space: id })),
      ORDER_CARDS.map(({ id }) => name({ piece: "order", order: id })),
      TILE_CARDS.map(({ kind }) => name({ piece: "tile", tile: kind })),
      SHIFT_CLOCK.map(({ element }) => name({ piece: "element", element })),
      VEHICLES.map((vehicle) => name({ piece: "vehicle", vehicle })),
      LEVELS.map((level) => name({ piece: "level", level })),
    ];
    for (const names of kinds) {
      expect(new Set(names).size).toBe(names.length);
      expect(names).not.toContain("");
    }
  });
});
