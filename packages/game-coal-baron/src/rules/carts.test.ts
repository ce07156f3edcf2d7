// Filling the carts of a new tile (rulebook, "Minecarts factory" and "Additional notes"; the spec's "Filling carts").
import { describe, expect, test } from "vitest";
import { act, firstShift, refusalOf } from "../testing/table.ts";
import type { Color, PerColor, TileKind } from "../vocabulary.ts";
import { cartsFilled, refuseSubstitutes, substituteChoices } from "./carts.ts";

const supply = (yellow: number, brown: number, gray: number, black: number): PerColor => ({ yellow, brown, gray, black });
const grayPair: TileKind = "gray-light-2";

describe("each cart takes a cube of its colour", () => {
  test("from the supply, at no choice", () => {
    const full = supply(9, 9, 9, 9);
    expect(cartsFilled(full, grayPair, undefined)).toEqual(["gray", "gray"]);
    expect(refuseSubstitutes(full, grayPair, undefined)).toBeUndefined();
    expect(substituteChoices(full, grayPair)).toEqual([undefined]);
  });

  test("substitutes are refused where none are needed, an empty list too", () => {
    expect(refuseSubstitutes(supply(9, 9, 2, 9), grayPair, ["brown"])).toEqual({ code: "substitutes-not-needed" });
    expect(refuseSubstitutes(supply(9, 9, 2, 9), grayPair, [])).toEqual({ code: "substitutes-not-needed" });
  });
});

describe("where the supply can't serve a cart in its colour", () => {
  test("the own colour is filled first, then the substitutes in the order given", () => {
    expect(cartsFilled(supply(1, 1, 1, 1), grayPair, ["brown"])).toEqual(["gray", "brown"]);
    expect(cartsFilled(supply(1, 1, 0, 1), grayPair, ["black", "yellow"])).toEqual(["black", "yellow"]);
  });

  test("no cart stays empty by choice: one substitute for each such cart, no more and no fewer", () => {
    const short = supply(1, 1, 0, 1);
    expect(refuseSubstitutes(short, grayPair, undefined)).toEqual({ code: "substitutes-needed", needed: 2, given: 0 });
    expect(refuseSubstitutes(short, grayPair, [])).toEqual({ code: "substitutes-needed", needed: 2, given: 0 });
    expect(refuseSubstitutes(short, grayPair, ["black"])).toEqual({ code: "substitutes-needed", needed: 2, given: 1 });
    expect(refuseSubstitutes(short, grayPair, ["black", "brown", "yellow"])?.code).toBe("substitutes-needed");
    expect(refuseSubstitutes(short, grayPair, ["black", "brown"])).toBeUndefined();
  });

  test("each is taken from what the supply still holds", () => {
    const short = supply(1, 2, 0, 0);
    expect(refuseSubstitutes(short, grayPair, ["yellow", "yellow"])).toEqual({ code: "substitute-not-in-supply", cube: "yellow" });
    expect(refuseSubstitutes(short, grayPair, ["brown", "brown"])).toBeUndefined();
    expect(refuseSubstitutes(short, grayPair, ["black", "brown"])).toEqual({ code: "substitute-not-in-supply", cube: "black" });
  });

  test("the own colour is no substitute: it is used up first", () => {
    expect(refuseSubstitutes(supply(1, 0, 1, 0), grayPair, ["gray"])).toEqual({ code: "substitute-not-in-supply", cube: "gray" });
    expect(refuseSubstitutes(supply(1, 0, 1, 0), grayPair, ["yellow"])).toBeUndefined();
  });

  test("carts beyond the whole supply stay empty", () => {
    expect(cartsFilled(supply(0, 1, 0, 0), grayPair, ["brown"])).toEqual(["brown", null]);
    expect(refuseSubstitutes(supply(0, 1, 0, 0), grayPair, ["brown", "brown"])).toEqual({
      code: "substitutes-needed",
      needed: 1,
      given: 2,
    });
    expect(cartsFilled(supply(0, 0, 1, 0), grayPair, undefined)).toEqual(["gray", null]);
    expect(refuseSubstitutes(supply(0, 0, 1, 0), grayPair, ["gray"])).toEqual({ code: "substitutes-not-needed" });
    expect(cartsFilled(supply(0, 0, 0, 0), grayPair, undefined)).toEqual([null, null]);
  });

  test.each<{ supply: PerColor; choices: Color[][] }>([
    { supply: supply(1, 0, 1, 0), choices: [["yellow"]] },
    {
      supply: supply(2, 1, 0, 0),
      choices: [
        ["yellow", "yellow"],
        ["yellow", "brown"],
        ["brown", "yellow"],
      ],
    },
    { supply: supply(0, 1, 0, 0), choices: [["brown"]] },
  ])("every legal list is a choice: $choices", ({ supply, choices }) => {
    expect(substituteChoices(supply, grayPair)).toEqual(choices);
  });
});

test("the shortage does not change the cost, and the cubes come from the supply", () => {
  const state = firstShift(4, { tiles: [grayPair] });
  state.supply = supply(3, 3, 1, 3);
  expect(refusalOf(state, 0, { type: "place", space: "factory-1" })?.code).toBe("substitutes-needed");
  act(state, 0, { type: "place", space: "factory-1", substitutes: ["black"] });
  expect(state.players[0]).toMatchObject({ marks: 8 - 6, tiles: [{ kind: grayPair, cubes: ["gray", "black"] }] });
  expect(state.supply).toEqual(supply(3, 3, 0, 2));
});
