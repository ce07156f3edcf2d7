// Set-up and the draft (rulebook, "Setup"; the spec's "Setup").
import { chanceFrom, gameSeedOf } from "@pithead/engine";
import { describe, expect, test } from "vitest";
import { ORDER_STACK, TILE_STACK } from "./components.ts";
import { deal } from "./setup.ts";
import { act, dealWith, draftFirst, newGame, refusalOf } from "./testing/table.ts";

describe("deal", () => {
  const chance = chanceFrom(gameSeedOf("00".repeat(32), ["a", "b"], "test"));

  test("start, tiles and orders each have their own label", () => {
    const { start, tiles, orders } = deal({}, 4, chance);
    expect(start).toBe(chance.uniform("start", 4));
    expect(tiles).toEqual(chance.shuffle("tiles", TILE_STACK));
    expect(orders).toEqual(chance.shuffle("orders", ORDER_STACK));
  });
});

describe.each([
  { seats: 2, workers: 18, marks: 10, draft: 7, factory: ["1", "2", "3", "5", "6", "7"], orders: ["2", "3", "4"] },
  { seats: 3, workers: 15, marks: 9, draft: 10, factory: ["1", "2", "3", "4", "5", "6", "7"], orders: ["1", "2", "3", "4"] },
  { seats: 4, workers: 13, marks: 8, draft: 13, factory: ["1", "2", "3", "4", "5", "6", "7", "8"], orders: ["1", "2", "3", "4"] },
])("with $seats players", ({ seats, workers, marks, draft, factory, orders }) => {
  const state = newGame(seats, { start: 1 });

  test("each receives workers and marks by the number of players", () => {
    for (const player of state.players) expect(player).toMatchObject({ workers, marks, vp: 0 });
  });

  test("each has the cage at the surface and a cube of its colour in each printed cart, from the supply of 16", () => {
    const preprinted = { yellow: "yellow", brown: "brown", gray: "gray", black: "black" };
    for (const player of state.players) expect(player).toMatchObject({ cageAt: "surface", cage: [], preprinted });
    const left = 16 - seats;
    expect(state.supply).toEqual({ yellow: left, brown: left, gray: left, black: left });
  });

  test("one tile from the stack lies on each open factory space, in ascending order", () => {
    const { tiles } = dealWith();
    expect(Object.entries(state.factory)).toEqual(factory.map((space, index) => [`factory-${space}`, tiles[index]]));
    expect(state.stackSizes.tiles).toBe(48 - factory.length);
  });

  test("orders are revealed for the draft, the order spaces are still empty", () => {
    expect(state.draft).toEqual(dealWith().orders.slice(0, draft));
    expect(state.orders).toEqual(Object.fromEntries(orders.map((space) => [`order-${space}`, null])));
  });

  test("locked spaces do not exist", () => {
    expect(Object.keys(state.crews)).toHaveLength({ 2: 19, 3: 23, 4: 26 }[seats] ?? 0);
  });
});

describe("the draft", () => {
  test("starts with the start player's right-hand neighbour and goes counter-clockwise, the start player last in each round", () => {
    const state = newGame(3, { start: 1 });
    const asked: (number | null)[] = [];
    while (state.phase === "draft") {
      asked.push(state.turn);
      draftFirst(state);
    }
    expect(asked).toEqual([0, 2, 1, 0, 2, 1, 0, 2, 1]);
    expect(state).toMatchObject({ phase: "shift", shift: 1, turn: 1, startPlayer: 1 });
    for (const player of state.players) expect(player.outstanding).toHaveLength(3);
  });

  test("an order can be taken once, and only from those revealed", () => {
    const state = newGame(2, { orders: ["truck-KKK"] });
    act(state, 1, { type: "draft", order: "truck-KKK" });
    expect(refusalOf(state, 0, { type: "draft", order: "truck-KKK" })).toEqual({ code: "order-not-in-draft", order: "truck-KKK" });
    expect(refusalOf(state, 0, { type: "draft", order: "engine-YNGK" })?.code).toBe("order-not-in-draft");
  });

  test.each([
    { seats: 2, spaces: ["order-2", "order-3", "order-4"] },
    { seats: 3, spaces: ["order-1", "order-2", "order-3", "order-4"] },
    { seats: 4, spaces: ["order-1", "order-2", "order-3", "order-4"] },
  ])(
    "$seats players: the order left over goes to the lowest open order space, the others are filled from the stack",
    ({ seats, spaces }) => {
      const state = newGame(seats);
      const { draft } = state;
      const left = draft[draft.length - 1];
      const stack = [...state.stacks.orders];
      while (state.phase === "draft") draftFirst(state);
      const [first, ...others] = spaces;
      expect(Object.entries(state.orders)).toEqual([[first, left], ...others.map((space, index) => [space, stack[index]])]);
      expect(state.stackSizes.orders).toBe(stack.length - others.length);
    },
  );

  test("nothing but a draft is asked", () => {
    const state = newGame(2);
    expect(refusalOf(state, 1, { type: "place", space: "bank" })).toEqual({ code: "another-move-asked", asked: "draft" });
    expect(refusalOf(state, 0, { type: "draft", order: "barrow-Y" })).toEqual({ code: "not-your-turn", turn: 1 });
  });
});
