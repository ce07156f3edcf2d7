// The actions of the spaces, money to orders (rulebook, "Minecarts factory", "Money", "New order").
import { describe, expect, test } from "vitest";
import { openings } from "../openings.ts";
import { playerAt } from "../state.ts";
import { act, firstShift, refusalOf } from "../testing/table.ts";

describe("acquiring a tunnel tile", () => {
  test("the rulebook's example: the tile with 2 gray carts costs 6 marks", () => {
    const state = firstShift(3, { tiles: ["gray-light-2", "black-dark-1"] });
    const [next] = state.stacks.tiles;
    act(state, 0, { type: "place", space: "factory-1" });
    expect(state.players[0]).toMatchObject({ marks: 9 - 6, tiles: [{ kind: "gray-light-2", cubes: ["gray", "gray"] }] });
    expect(state.supply.gray).toBe(16 - 3 - 2);
    expect(state.factory["factory-1"]).toBe(next);
    expect(state.stackSizes.tiles).toBe(48 - 7 - 1);
  });

  test("what one can't pay may not be chosen", () => {
    const state = firstShift(4, { tiles: ["black-light-2"] });
    expect(refusalOf(state, 0, { type: "place", space: "factory-1" })).toBeUndefined();
    playerAt(state, 0).marks = 7;
    expect(refusalOf(state, 0, { type: "place", space: "factory-1" })).toEqual({
      code: "tile-too-dear",
      tile: "black-light-2",
      cost: 8,
      marks: 7,
    });
  });

  test("when the stack is out the space stays empty, and can't be chosen", () => {
    const state = firstShift(2);
    state.stacks.tiles = [];
    state.stackSizes.tiles = 0;
    act(state, 0, { type: "place", space: "factory-1" });
    expect(state.factory["factory-1"]).toBeNull();
    expect(refusalOf(state, 1, { type: "place", space: "factory-1" })).toEqual({ code: "space-empty", space: "factory-1" });
    expect(refusalOf(state, 1, { type: "place", space: "factory-draw" })).toEqual({ code: "stack-empty", of: "tiles" });
  });
});

describe("a new order", () => {
  test("the order on the space is outstanding, and the space is filled again", () => {
    const state = firstShift(3);
    const [next] = state.stacks.orders;
    const taken = state.orders["order-3"];
    act(state, 0, { type: "place", space: "order-3" });
    expect(playerAt(state, 0).outstanding.map(({ order }) => order)).toContain(taken);
    expect(state.orders["order-3"]).toBe(next);
  });

  test("when the stack is out the space stays empty, and can't be chosen", () => {
    const state = firstShift(2);
    state.stacks.orders = [];
    state.stackSizes.orders = 0;
    act(state, 0, { type: "place", space: "order-2" });
    expect(state.orders["order-2"]).toBeNull();
    expect(refusalOf(state, 1, { type: "place", space: "order-2" })).toEqual({ code: "space-empty", space: "order-2" });
    expect(refusalOf(state, 1, { type: "place", space: "order-draw" })).toEqual({ code: "stack-empty", of: "orders" });
  });
});

test.each([
  ["money-3", 3],
  ["money-4", 4],
  ["money-5", 5],
  ["money-6", 6],
  ["bank", 1],
] as const)("%s pays %i marks", (space, marks) => {
  const state = firstShift(4);
  act(state, 0, { type: "place", space });
  expect(playerAt(state, 0).marks).toBe(8 + marks);
});

test("every space that can be chosen is listed, mining without a work step", () => {
  const state = firstShift(2, { tiles: ["black-light-2", "gray-dark-2"] });
  playerAt(state, 0).marks = 7;
  state.crews["money-6"] = { seat: 1, workers: 18 };
  expect(openings(state, 0).map((command) => (command.type === "place" ? command.space : command.type))).toEqual([
    "factory-2",
    "factory-3",
    "factory-5",
    "factory-6",
    "factory-7",
    "factory-draw",
    "mining-6",
    "mining-10",
    "money-4",
    "order-2",
    "order-3",
    "order-4",
    "order-draw",
    "bank",
  ]);
  expect(openings(state, 1)).toEqual([]);
});
