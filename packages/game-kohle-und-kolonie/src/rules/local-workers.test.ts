// Local workers and trading them (§5.1.2, "Zusätzliche Aktionsmöglichkeiten").
import { describe, expect, test } from "vitest";
import { openings } from "../openings.ts";
import { playerAt } from "../state.ts";
import { actionPhase, beginPhase, giveMine, refusalOf, turn, turnRefused } from "../testing/table.ts";

describe("§5.1.2 trading local workers", () => {
  test("2 coins for 3 workers of the supply", () => {
    const state = actionPhase();
    const { workers } = state.supply;
    expect(turn(state, { step: "trade", give: "coins" })).toMatchObject({ coins: 2, workers: 3 });
    expect(state.supply.workers).toBe(workers - 3);
  });

  test("2 workers for 1 coin", () => {
    const state = actionPhase();
    expect(turn(state, { step: "trade", give: "coins" }, { step: "trade", give: "workers" })).toMatchObject({ coins: 3, workers: 1 });
  });

  test("any number of trades, before, between and after the other steps", () => {
    const state = actionPhase();
    const trade = { step: "trade", give: "coins" } as const;
    expect(turn(state, trade, { step: "place", at: "rescue:T1" }, trade, { step: "place", at: "rescue:T2" })).toMatchObject({
      coins: 0,
      workers: 6,
    });
  });

  test("only if the supply has 3, and only with what one gives", () => {
    const state = actionPhase();
    expect(turnRefused(state, { step: "trade", give: "workers" })).toBe("too-few-workers");
    playerAt(state, 0).coins = 1;
    expect(turnRefused(state, { step: "trade", give: "coins" })).toBe("too-few-coins");
    state.supply.workers = 2;
    expect(turnRefused(state, { step: "trade", give: "coins" })).toBe("too-few-workers-in-supply");
  });

  test("worker markers are spent before the others, then they are out", () => {
    const state = actionPhase();
    const player = playerAt(state, 0);
    player.markers.worker = 1;
    player.workers = 2;
    state.supply.workers -= 2;
    const { workers } = state.supply;
    expect(turn(state, { step: "trade", give: "workers" })).toMatchObject({ coins: 5, workers: 1, markers: { worker: 0 } });
    expect(state.supply.workers).toBe(workers + 1);
  });

  test("trading isn't possible in phases 5 to 10: no turn is asked there", () => {
    const state = actionPhase();
    giveMine(state, 0, "T1", 1);
    beginPhase(state, "accident");
    expect(refusalOf(state, 0, { type: "turn", steps: [{ step: "trade", give: "coins" }], end: true })).toEqual({
      code: "another-move-asked",
      asked: "secure",
    });
    beginPhase(state, "above-ground");
    expect(openings(state, 0)).toEqual([]);
  });
});
