// Building settlements (§5.1.2 c).
import { describe, expect, test } from "vitest";
import type { BuildSettlement } from "../commands.ts";
import { playerAt } from "../state.ts";
import { actionPhase, emptyVillages, turn, turnRefused } from "../testing/table.ts";

const build = (village: string, miners = 0): BuildSettlement => ({ step: "buildSettlement", village, miners });

describe("§5.1.2 c) building a settlement", () => {
  test("in a village without a local worker, for 2 coins at first, with 0 to 2 miners of the supply", () => {
    const state = actionPhase();
    emptyVillages(state, "winz");
    expect(turn(state, build("winz", 2))).toMatchObject({ coins: 2, supply: 18, settlements: ["winz"], miners: { "village:winz": 2 } });
  });

  test("3 coins once somebody has flipped workforce", () => {
    const state = actionPhase();
    emptyVillages(state, "winz");
    state.raised.settlement = true;
    expect(turn(state, build("winz")).coins).toBe(1);
  });

  test("not while a local worker is there: a 2-place village with one worker left can't be settled", () => {
    const state = actionPhase();
    state.villages.linden = 1;
    expect(turnRefused(state, build("linden"))).toBe("workers-in-village");
  });

  test("a village has as many settlements as places, of different players", () => {
    const state = actionPhase(3);
    emptyVillages(state, "winz", "linden");
    playerAt(state, 1).settlements.push("winz", "linden");
    expect(turnRefused(state, build("winz"))).toBe("village-full");
    expect(turnRefused(state, build("linden"))).toBeUndefined();
  });

  test("two settlements of one player never stand in one village", () => {
    const state = actionPhase();
    emptyVillages(state, "linden");
    playerAt(state, 0).settlements.push("linden");
    expect(turnRefused(state, build("linden"))).toBe("settled-already");
  });

  test("never more than 2 miners, and only those there are", () => {
    const state = actionPhase();
    emptyVillages(state, "winz");
    expect(turnRefused(state, build("winz", 3))).toBe("too-many-at-settlement");
    playerAt(state, 0).supply = 1;
    expect(turnRefused(state, build("winz", 2))).toBe("too-few-miners");
  });

  test.each([
    [["welper"], { extraActions: 0, vp: 2 }],
    [["welper", "baak"], { extraActions: 1, vp: 2 }],
    [["welper", "baak", "annen"], { extraActions: 0, vp: 5 }],
    [["welper", "baak", "annen", "heven"], { extraActions: 0, vp: 7 }],
  ])("after %j: the third brings an extra-action marker, the fourth 3 VP, the fifth 5 VP", (before, after) => {
    const state = actionPhase();
    emptyVillages(state, "winz");
    playerAt(state, 0).settlements.push(...before);
    expect(turn(state, build("winz"))).toMatchObject(after);
  });

  test("there are five", () => {
    const state = actionPhase();
    emptyVillages(state, "winz");
    playerAt(state, 0).settlements.push("welper", "baak", "annen", "heven", "bommern");
    expect(turnRefused(state, build("winz"))).toBe("no-settlement-left");
  });

  test("villages that are out with three players can't be settled", () => {
    expect(turnRefused(actionPhase(), build("steele"))).toBe("no-such-village");
  });
});
