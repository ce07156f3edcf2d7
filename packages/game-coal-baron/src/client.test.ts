// What the page builds turns with: the same legality over what a seat knows.
import { seatAt } from "@pithead/engine";
import { describe, expect, test } from "vitest";
import { afterSteps, clockCounts, finalPreview, nextSteps, refuseNextStep, spacesFor, stepsLeft } from "./client.ts";
import type { WorkStep } from "./commands.ts";
import { playerAt } from "./state.ts";
import { firstShift, newGame, orderWith, playOutShift } from "./testing/table.ts";
import { view } from "./view.ts";

describe("the spaces as one seat sees them", () => {
  test("every open space with its price, and why it can't be chosen", () => {
    const state = firstShift(2);
    state.crews["money-6"] = { seat: 1, workers: 2 };
    const spaces = spacesFor(view(state, seatAt(0)), 0);
    expect(spaces).toHaveLength(20);
    expect(spaces.find(({ space }) => space === "money-6")).toEqual({ space: "money-6", price: 3, reason: undefined });
    expect(spaces.find(({ space }) => space === "bank")).toEqual({ space: "bank", price: 1, reason: undefined });
    expect(spaces.find(({ space }) => space === "delivery-truck")?.reason).toEqual({ code: "nothing-to-deliver", vehicle: "truck" });
  });

  test("out of turn every one says whose turn it is", () => {
    const reasons = spacesFor(view(firstShift(2), seatAt(1)), 1).map(({ reason }) => reason);
    expect(new Set(reasons.map((reason) => JSON.stringify(reason)))).toEqual(new Set(['{"code":"not-your-turn","turn":0}']));
  });
});

describe("a half-built mining turn", () => {
  const state = firstShift(2);
  playerAt(state, 0).outstanding = [orderWith("barrow-K")];
  const steps: WorkStep[] = [
    { step: "cage", to: "black" },
    { step: "load", cube: "black" },
    { step: "cage", to: "surface" },
  ];

  test("the board after the steps; the position stays as it is", () => {
    const before = JSON.stringify(state);
    expect(afterSteps(state, 0, steps)).toMatchObject({ cageAt: "surface", cage: ["black"], preprinted: { black: null } });
    expect(JSON.stringify(state)).toBe(before);
  });

  test("the steps that can follow, and how many are left", () => {
    expect(stepsLeft("mining-6", steps)).toBe(3);
    expect(nextSteps(state, 0, "mining-6", steps)).toEqual([
      { step: "cage", to: "yellow" },
      { step: "cage", to: "brown" },
      { step: "cage", to: "gray" },
      { step: "cage", to: "black" },
      { step: "fill", order: "barrow-K", spot: "black", from: "cage" },
      { step: "store", cube: "black" },
    ]);
    const more: WorkStep[] = [
      { step: "cage", to: "gray" },
      { step: "cage", to: "brown" },
      { step: "cage", to: "gray" },
    ];
    expect(nextSteps(state, 0, "mining-6", [...steps, ...more])).toEqual([]);
  });

  test("why a step can't follow", () => {
    expect(refuseNextStep(state, 0, steps, { step: "load", cube: "black" })).toEqual({ code: "cage-at-surface" });
    expect(refuseNextStep(state, 0, steps, { step: "store", cube: "black" })).toBeUndefined();
  });
});

test("the clock's counts are null where others' deliveries are hidden", () => {
  const state = newGame(2, {}, { delivered: "hidden" });
  playerAt(state, 0).delivered = ["truck-KK"];
  const counts = (seat: number) => clockCounts(view(state, seatAt(seat))).map((element) => element.counts[0]);
  expect(counts(0)).toEqual([0, 0, 0, 2, 0, 0, 2, 0, 0, 0, 0, 0]);
  expect(counts(1)).toEqual([null, null, null, null, null, null, null, null, 0, 0, 0, 0]);
});

test("the final scoring as it would be now, and as it was", () => {
  const state = firstShift(2);
  expect(finalPreview(view(state, seatAt(0)))[0]).toMatchObject({ vpBefore: 0, marksVp: 2, cubesVp: 1, outstandingVp: -3, total: 0 });
  while (state.phase === "shift") playOutShift(state);
  expect(finalPreview(view(state, seatAt(0)))).toEqual(state.final);
});
