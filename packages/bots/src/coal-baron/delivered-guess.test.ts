// Orders delivered face down are guessed so that number and VP are right.
import { orderCard } from "@pithead/game-coal-baron/client";
import { expect, test } from "vitest";
import { randomFrom } from "../random.ts";
import { positionsOf } from "../testing/positions.ts";
import { coalBaronBrain } from "./brain.ts";

test("a guess brings every player the VP they have for as many orders, and leaves no card out", () => {
  const { rules, determinise } = coalBaronBrain;
  for (const { state, seat, where } of positionsOf(coalBaronBrain, [{ delivered: "hidden" }])) {
    const { players, stacks, stackSizes } = determinise(rules.view(state, seat), seat, randomFrom(where));
    for (const { delivered, deliveredCount, deliveredVp } of players) {
      expect(delivered.length, where).toBe(deliveredCount);
      expect(
        delivered.reduce((sum, order) => sum + orderCard(order).vp, 0),
        where,
      ).toBe(deliveredVp);
    }
    expect({ tiles: stacks.tiles.length, orders: stacks.orders.length }, where).toEqual(stackSizes);
  }
});
