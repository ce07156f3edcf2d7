// Delivery (rulebook, "Delivery").
import { expect, test } from "vitest";
import { playerAt } from "../state.ts";
import { act, completeOrder, firstShift, orderWith, refusalOf } from "../testing/table.ts";

/** Mike's orders: two complete carriages for 9 and 10 VP, one carriage and one truck that are not, a complete barrow. */
function mikesTurn() {
  const state = firstShift(3);
  playerAt(state, 0).outstanding = [
    completeOrder("carriage-KK"),
    orderWith("carriage-KKK", "black", "black"),
    completeOrder("carriage-YNGK"),
    completeOrder("barrow-Y"),
    orderWith("truck-Y"),
  ];
  return state;
}

test("the rulebook's example: both complete carriage orders are delivered, for 9 + 10 VP", () => {
  const state = mikesTurn();
  const events = act(state, 0, { type: "place", space: "delivery-carriage" });
  expect(events).toContainEqual({
    type: "ordersDelivered",
    seat: 0,
    vehicle: "carriage",
    orders: ["carriage-KK", "carriage-YNGK"],
    vp: 19,
  });
  expect(state.players[0]).toMatchObject({ vp: 19, delivered: ["carriage-KK", "carriage-YNGK"], deliveredCount: 2, deliveredVp: 19 });
  expect(playerAt(state, 0).outstanding.map(({ order }) => order)).toEqual(["carriage-KKK", "barrow-Y", "truck-Y"]);
});

test("the cubes on delivered orders go back to the supply", () => {
  const state = mikesTurn();
  const { yellow, brown, gray, black } = state.supply;
  act(state, 0, { type: "place", space: "delivery-carriage" });
  expect(state.supply).toEqual({ yellow: yellow + 1, brown: brown + 1, gray: gray + 1, black: black + 3 });
});

test("both cubes of a swapped spot go back", () => {
  const state = mikesTurn();
  playerAt(state, 0).outstanding = [{ order: "barrow-K", spots: [["yellow", "gray"]] }];
  const { yellow, gray } = state.supply;
  act(state, 0, { type: "place", space: "delivery-barrow" });
  expect(state.supply).toMatchObject({ yellow: yellow + 1, gray: gray + 1 });
});

test("only who can deliver at least one complete order of that vehicle may choose the space", () => {
  const state = mikesTurn();
  expect(refusalOf(state, 0, { type: "place", space: "delivery-truck" })).toEqual({ code: "nothing-to-deliver", vehicle: "truck" });
  expect(refusalOf(state, 0, { type: "place", space: "delivery-engine" })).toEqual({ code: "nothing-to-deliver", vehicle: "engine" });
  expect(refusalOf(state, 0, { type: "place", space: "delivery-barrow" })).toBeUndefined();
});
