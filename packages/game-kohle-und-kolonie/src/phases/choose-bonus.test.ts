// Choosing bonus markers and the turn order (§5.1).
import { describe, expect, test } from "vitest";
import { openings } from "../openings.ts";
import { act, askedIn, newGame, refusalOf } from "../testing/table.ts";
import type { BonusMarker } from "../vocabulary.ts";

const choose = (marker: BonusMarker) => ({ type: "chooseBonus", marker }) as const;

describe("§5.1 choosing bonus markers and setting the turn order", () => {
  test("in round 1 from the start player clockwise", () => {
    const state = newGame(4, { start: 2 });
    const asked = (["miners", "cart", "engineer", "settlement"] as const).map((marker) => {
      const [seat] = askedIn(state) ?? [0];
      act(state, seat, choose(marker));
      return seat;
    });
    expect(asked).toEqual([2, 3, 0, 1]);
  });

  test("the steam-engine marker can't be chosen in round 1", () => {
    const state = newGame(3);
    expect(refusalOf(state, 0, choose("steam-engine"))).toEqual({ code: "bonus-not-yet", marker: "steam-engine", fromRound: 2 });
    expect(openings(state, 0)).toHaveLength(6);
    state.round = 2;
    expect(openings(state, 0)).toHaveLength(7);
  });

  test("a marker that was chosen is gone", () => {
    const state = newGame(3);
    act(state, 0, choose("cart"));
    expect(refusalOf(state, 1, choose("cart"))).toEqual({ code: "bonus-not-on-row", marker: "cart" });
  });

  test("turn order is the position of the chosen marker, left first, and holds in all action phases", () => {
    const state = newGame(3);
    act(state, 0, choose("settlement"));
    act(state, 1, choose("consolidation-aid"));
    act(state, 2, choose("miners"));
    expect(state.turnOrder).toEqual([1, 2, 0]);
    expect(state.phase).toBe("first-action");
    expect(askedIn(state)).toEqual([1, "turn"]);
  });

  test("markers not chosen slide left", () => {
    const state = newGame(3);
    for (const [seat, marker] of (["consolidation-aid", "rescue-team", "engineer"] as const).entries()) act(state, seat, choose(marker));
    expect(state.bonusRow).toEqual(["cart", "miners", "settlement", "steam-engine", null, null, null]);
  });

  test("a used marker goes at once to the leftmost free space", () => {
    const state = newGame(3);
    for (const [seat, marker] of (["consolidation-aid", "rescue-team", "engineer"] as const).entries()) act(state, seat, choose(marker));
    act(state, 0, { type: "turn", steps: [{ step: "takeCoin" }], end: true });
    expect(state.bonusRow).toEqual(["cart", "miners", "settlement", "steam-engine", "consolidation-aid", null, null]);
    expect(state.players[0]?.bonus).toBeNull();
  });

  test("it is asked also when only one answer is legal", () => {
    const state = newGame(3);
    state.bonusRow = [null, null, null, null, null, null, "cart"];
    expect(openings(state, 0)).toEqual([choose("cart")]);
    expect(askedIn(state)).toEqual([0, "chooseBonus"]);
  });
});
