// Placing and moving engineers (§5.1.2 d, e).
import { describe, expect, test } from "vitest";
import { playerAt } from "../state.ts";
import { actionPhase, turn, turnRefused } from "../testing/table.ts";

describe("§5.1.2 d) placing an engineer", () => {
  test("on a free engineer space of an own card, for 1 coin at first", () => {
    expect(turn(actionPhase(), { step: "placeEngineer", at: "ironworks:engineer" })).toMatchObject({
      coins: 3,
      engineersLeft: 2,
      engineers: { "ironworks:engineer": 1 },
    });
  });

  test("2 coins once somebody has flipped the coking card", () => {
    const state = actionPhase();
    state.raised.engineer = true;
    expect(turn(state, { step: "placeEngineer", at: "loading:engineer" }).coins).toBe(2);
  });

  test("not on a taken space, not on one for miners, not without an engineer", () => {
    const state = actionPhase();
    playerAt(state, 0).engineers["coking:engineer"] = 1;
    expect(turnRefused(state, { step: "placeEngineer", at: "coking:engineer" })).toBe("space-taken");
    expect(turnRefused(state, { step: "placeEngineer", at: "coking:miner" })).toBe("no-such-space");
    playerAt(state, 0).engineersLeft = 0;
    expect(turnRefused(state, { step: "placeEngineer", at: "loading:engineer" })).toBe("no-engineer-left");
  });

  test("the third one brings an extra-action marker at once", () => {
    const state = actionPhase();
    playerAt(state, 0).engineersLeft = 1;
    expect(turn(state, { step: "placeEngineer", at: "administration:engineer2" }).extraActions).toBe(1);
  });
});

describe("§5.1.2 e) moving an engineer", () => {
  function flipped() {
    const state = actionPhase();
    const player = playerAt(state, 0);
    player.flipped.workforce = true;
    player.engineers["coking:engineer"] = 1;
    player.engineersLeft = 2;
    return state;
  }

  test("only once workforce is flipped; alone it is a miners action, too", () => {
    const state = flipped();
    expect(turn(state, { step: "moveEngineer", from: "coking:engineer", to: "loading:engineer" }).engineers).toEqual({
      "coking:engineer": 0,
      "loading:engineer": 1,
    });
    const front = flipped();
    playerAt(front, 0).flipped.workforce = false;
    expect(turnRefused(front, { step: "moveEngineer", from: "coking:engineer", to: "loading:engineer" })).toBe("workforce-not-flipped");
  });

  test("one a miners action, and not another action besides", () => {
    const there = { step: "moveEngineer", from: "coking:engineer", to: "loading:engineer" } as const;
    const back = { step: "moveEngineer", from: "loading:engineer", to: "coking:engineer" } as const;
    expect(turnRefused(flipped(), there, back)).toBe("engineers-moved-enough");
    expect(turnRefused(flipped(), there, { step: "placeEngineer", at: "ironworks:engineer" })).toBe("action-done");
  });

  test("from a space where one stands to another that is free", () => {
    expect(turnRefused(flipped(), { step: "moveEngineer", from: "loading:engineer", to: "ironworks:engineer" })).toBe("no-engineer-there");
    expect(turnRefused(flipped(), { step: "moveEngineer", from: "coking:engineer", to: "coking:engineer" })).toBe("same-place");
    expect(turnRefused(flipped(), { step: "moveEngineer", from: "coking:engineer", to: "coking:miner" })).toBe("no-such-space");
  });

  test("it is not counted among the 4 moves", () => {
    const state = flipped();
    const moves = ["rescue:T2", "rescue:T3", "rescue:B1", "rescue:B2"].map((to, index) => ({
      step: "move" as const,
      from: ["rescue:T1", "rescue:T2", "rescue:T3", "rescue:B1"][index] ?? "",
      to,
    }));
    const engineer = { step: "moveEngineer", from: "coking:engineer", to: "loading:engineer" } as const;
    expect(turnRefused(state, { step: "place", at: "rescue:T1" }, ...moves, engineer)).toBeUndefined();
  });
});
