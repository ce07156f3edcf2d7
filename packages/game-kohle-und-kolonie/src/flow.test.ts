// The judge: who may move, and the draw that the host owes.
import { chanceFrom, gameSeedOf } from "@pithead/engine";
import { describe, expect, test } from "vitest";
import type { Step } from "./commands.ts";
import { chanceMove } from "./flow.ts";
import { kohleUndKolonie } from "./index.ts";
import { refuse } from "./legality.ts";
import { bagOf } from "./rules/bag.ts";
import { playerAt } from "./state.ts";
import { actionPhase, beginPhase, refusalOf, turnRefused } from "./testing/table.ts";

describe("chance", () => {
  const chance = chanceFrom(gameSeedOf("00".repeat(32), ["a", "b"], "test"));

  test("the draw is the first three of a shuffle of the bag under the round's label", () => {
    const state = actionPhase();
    expect(chanceMove(state, chance)).toBeUndefined();
    beginPhase(state, "accident");
    expect(chanceMove(state, chance)).toEqual({
      type: "chance",
      label: "bag-1",
      result: chance.shuffle("bag-1", bagOf(state)).slice(0, 3),
    });
    expect(kohleUndKolonie.toMove(state)).toEqual([]);
  });
});

describe("who is asked", () => {
  test("another seat, another kind of move, and a game that is over are refused for that", () => {
    const state = actionPhase();
    expect(refusalOf(state, 1, { type: "turn", steps: [], end: true })).toEqual({ code: "not-your-turn", turn: 0 });
    expect(refusalOf(state, 0, { type: "pass" })).toEqual({ code: "another-move-asked", asked: "turn" });
    state.round = 5;
    beginPhase(state, "above-ground");
    expect(refuse(state, 0, { type: "pass" })).toEqual({ code: "game-over" });
  });
});

test("names of the language's own objects are no places, spaces, villages or mines", () => {
  const state = actionPhase(3, { round: 2 });
  playerAt(state, 0).flipped.workforce = true;
  for (const name of ["__proto__", "constructor", "toString"]) {
    const steps: Step[] = [
      { step: "move", from: name, to: "rescue:T1" },
      { step: "moveEngineer", from: name, to: "coking:engineer" },
      { step: "placeEngineer", at: name },
      { step: "place", at: name },
      { step: "buyEngine", on: name },
      { step: "buildSettlement", village: name, miners: 0 },
      { step: "buyMine", card: 2, village: name, slot: "T1" },
    ];
    for (const step of steps) expect(turnRefused(state, step)).toBeTypeOf("string");
  }
});
