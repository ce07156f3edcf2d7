// Buying a steam engine (§5.1.2 b).
import { describe, expect, test } from "vitest";
import { playerAt } from "../state.ts";
import { actionPhase, giveMine, turn, turnRefused } from "../testing/table.ts";

function roundTwo() {
  const state = actionPhase(3, { round: 2 });
  giveMine(state, 0, "T1", 1);
  return state;
}

describe("§5.1.2 b) buying a steam engine", () => {
  test("onto an own mine, small and single ones by number, for 1 coin at first", () => {
    expect(turn(roundTwo(), { step: "buyEngine", on: 1 })).toMatchObject({ coins: 3, slots: { T1: { mine: 1, engine: true } } });
  });

  test("large mines by field", () => {
    const state = roundTwo();
    giveMine(state, 0, "T2", "general");
    expect(turn(state, { step: "buyEngine", on: "general" }).slots.T2).toEqual({ mine: "general", engine: true });
  });

  test("2 coins once somebody has flipped the ironworks", () => {
    const state = roundTwo();
    state.raised.steamEngine = true;
    expect(turn(state, { step: "buyEngine", on: 1 }).coins).toBe(2);
  });

  test("only one engine a mine, and only on an own mine", () => {
    const state = roundTwo();
    giveMine(state, 0, "T2", 2, true);
    giveMine(state, 1, "T1", 3);
    expect(turnRefused(state, { step: "buyEngine", on: 2 })).toBe("has-engine");
    expect(turnRefused(state, { step: "buyEngine", on: 3 })).toBe("not-own-mine");
    expect(turnRefused(state, { step: "buyEngine", on: "general" })).toBe("not-own-mine");
  });

  test("on the flipped coking card's space, which the front doesn't have", () => {
    const state = roundTwo();
    expect(turnRefused(state, { step: "buyEngine", on: "coking:engine" })).toBe("no-such-space");
    playerAt(state, 0).flipped.coking = true;
    expect(turnRefused(state, { step: "buyEngine", on: "coking:engineer" })).toBe("no-such-space");
    expect(turn(state, { step: "buyEngine", on: "coking:engine" })).toMatchObject({ coins: 3, engines: { "coking:engine": 1 } });
  });

  test("not in round 1", () => {
    const state = actionPhase();
    giveMine(state, 0, "T1", 1);
    expect(turnRefused(state, { step: "buyEngine", on: 1 })).toBe("engines-not-yet");
  });

  test("none left in the supply, none bought", () => {
    const state = roundTwo();
    state.supply.engines = 0;
    expect(turnRefused(state, { step: "buyEngine", on: 1 })).toBe("no-engine-left");
  });
});
