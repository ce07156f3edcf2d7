// The components against the rulebook's list and against each other.
import { describe, expect, test } from "vitest";
import data from "./components.json" with { type: "json" };
import {
  ORDER_CARDS,
  ORDER_STACK,
  openSpaces,
  orderCard,
  SHIFT_CLOCK,
  SPACE_CARDS,
  startingGoodsFor,
  TILE_CARDS,
  TILE_STACK,
} from "./components.ts";
import { COLORS, LEVELS, VEHICLES } from "./vocabulary.ts";

describe("the data is whole", () => {
  test("colours and levels are those of the vocabulary, top down", () => {
    expect(data.colors).toEqual(COLORS);
    expect(data.levelsTopDown).toEqual(LEVELS);
  });

  test("48 tunnel tiles: 16 kinds, three of each", () => {
    expect(TILE_STACK).toHaveLength(48);
    expect(new Set(TILE_STACK).size).toBe(16);
    expect(TILE_CARDS.map(({ kind }) => kind)).toEqual(data.tiles.map(({ kind }) => kind));
  });

  test("44 orders, 11 of each vehicle, no two alike", () => {
    expect(ORDER_CARDS.map(({ id }) => id)).toEqual(data.orders.map(({ id }) => id));
    expect(new Set(ORDER_STACK).size).toBe(44);
    for (const vehicle of VEHICLES) expect(ORDER_CARDS.filter((order) => order.vehicle === vehicle)).toHaveLength(11);
  });

  test("an order's name spells its spots", () => {
    const letters = { yellow: "Y", brown: "N", gray: "G", black: "K" };
    for (const { id, vehicle, spots } of ORDER_CARDS) expect(id).toBe(`${vehicle}-${spots.map((spot) => letters[spot]).join("")}`);
  });

  test("each yellow cart costs 1 mark, each brown 2, each gray 3, each black 4", () => {
    for (const { color, carts, cost } of TILE_CARDS) expect(cost).toBe(carts * (COLORS.indexOf(color) + 1));
  });

  test("an unknown card is a broken invariant", () => {
    expect(() => orderCard("barrow-KKKK")).toThrow("barrow-KKKK");
  });
});

describe("locks", () => {
  test("2 players: the four spaces marked 2 and the three marked 2+3 are covered", () => {
    expect(SPACE_CARDS.length - openSpaces(2).length).toBe(7);
  });

  test("3 players: the three spaces marked 2+3 are covered", () => {
    expect(SPACE_CARDS.filter((space) => !openSpaces(3).includes(space)).map(({ id }) => id)).toEqual(["factory-8", "mining-4", "money-3"]);
  });

  test("4 players: no space is covered", () => {
    expect(openSpaces(4)).toEqual(SPACE_CARDS);
  });

  test("no other number of players", () => {
    expect(() => openSpaces(5)).toThrow();
    expect(() => startingGoodsFor(1)).toThrow();
  });
});

test("the shift clock's majorities bring 2/1 3/1 4/2 5/2, 6/3 7/3 8/4 9/4, 10/5 11/5 12/6 13/6", () => {
  expect(SHIFT_CLOCK.map(({ element, first, second }) => [element, first, second].join(" "))).toEqual([
    "1 2 1",
    "2 3 1",
    "3 4 2",
    "4 5 2",
    "5 6 3",
    "6 7 3",
    "7 8 4",
    "8 9 4",
    "9 10 5",
    "10 11 5",
    "11 12 6",
    "12 13 6",
  ]);
});
