// The seven bonus markers (§5.1.1).
import { describe, expect, test } from "vitest";
import type { Step } from "../commands.ts";
import { act, actionPhase, emptyVillages, giveBonus, giveMine, turn, turnRefused } from "../testing/table.ts";

const via = "bonus";

describe("§5.1.1 the bonus markers", () => {
  test("miners: place up to 2 and move up to 2, free, beside the turn's action", () => {
    const state = actionPhase();
    giveBonus(state, 0, "miners");
    const player = turn(
      state,
      { step: "placeEngineer", at: "administration:engineer" },
      { step: "place", at: "rescue:T1", via },
      { step: "move", from: "rescue:T1", to: "rescue:T2", via },
      { step: "place", at: "coking:miner", via },
      { step: "move", from: "coking:miner", to: "ironworks:miner", via },
    );
    expect(player).toMatchObject({ coins: 3, supply: 18, bonus: null });
    expect(player.miners).toMatchObject({ "rescue:T2": 1, "ironworks:miner": 1 });
  });

  test("miners: never more than 2 and 2, also once workforce is flipped", () => {
    const state = actionPhase();
    giveBonus(state, 0, "miners");
    const moves: Step[] = ["rescue:T2", "rescue:T3", "rescue:B1"].map((to, index) => ({
      step: "move",
      from: ["rescue:T1", "rescue:T2", "rescue:T3"][index] ?? "",
      to,
      via,
    }));
    const flip: Step = { step: "flip", card: "workforce", pay: "coins" };
    expect(turnRefused(state, flip, { step: "place", at: "rescue:T1", via }, ...moves)).toBe("moved-enough");
    const places: Step[] = ["rescue:T1", "rescue:T2", "rescue:T3"].map((at) => ({ step: "place", at, via }));
    expect(turnRefused(state, ...places)).toBe("placed-enough");
  });

  test("engineer: always 1 coin", () => {
    const state = actionPhase();
    giveBonus(state, 0, "engineer");
    state.raised.engineer = true;
    expect(turn(state, { step: "placeEngineer", at: "coking:engineer", via })).toMatchObject({ coins: 3, bonus: null });
  });

  test("steam-engine: always 1 coin", () => {
    const state = actionPhase(3, { round: 2 });
    giveBonus(state, 0, "steam-engine");
    giveMine(state, 0, "T1", 1);
    state.raised.steamEngine = true;
    expect(turn(state, { step: "buyEngine", on: 1, via })).toMatchObject({ coins: 3, slots: { T1: { mine: 1, engine: true } } });
  });

  test("settlement: always 2 coins, with 0 to 2 miners", () => {
    const state = actionPhase();
    giveBonus(state, 0, "settlement");
    emptyVillages(state, "winz");
    state.raised.settlement = true;
    expect(turn(state, { step: "buildSettlement", village: "winz", miners: 1, via })).toMatchObject({
      coins: 2,
      supply: 19,
      settlements: ["winz"],
    });
  });

  test("consolidation-aid: 1 coin instead of its 2 points in a consolidation", () => {
    const state = actionPhase();
    expect(turn(state, { step: "takeCoin" })).toMatchObject({ coins: 5, bonus: null });
  });

  test("a marker that one does not hold can't be used, nor one used before", () => {
    const state = actionPhase();
    expect(turnRefused(state, { step: "place", at: "rescue:T1", via })).toBe("bonus-not-held");
    expect(turnRefused(state, { step: "takeCoin" }, { step: "takeCoin" })).toBe("bonus-not-held");
    act(state, 0, { type: "turn", steps: [{ step: "takeCoin" }], end: true });
    for (const seat of [1, 2]) act(state, seat, { type: "turn", steps: [], end: true });
    expect(state.phase).toBe("second-action");
    expect(turnRefused(state, { step: "takeCoin" })).toBe("bonus-not-held");
  });

  test("the miners marker used in one turn can't be used on in the next phase", () => {
    const state = actionPhase();
    giveBonus(state, 0, "miners");
    turn(state, { step: "place", at: "rescue:T1", via });
    for (const seat of [1, 2]) act(state, seat, { type: "turn", steps: [], end: true });
    expect(turnRefused(state, { step: "place", at: "rescue:T2", via })).toBe("bonus-not-held");
  });
});
