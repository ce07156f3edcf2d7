// Placing and moving miners (§5.1.2 e).
import { describe, expect, test } from "vitest";
import type { Step } from "../commands.ts";
import { playerAt, type State } from "../state.ts";
import { act, actionPhase, giveBonus, stand, turn, turnRefused } from "../testing/table.ts";

const place = (at: string): Step => ({ step: "place", at });
const move = (from: string, to: string): Step => ({ step: "move", from, to });

/** Seat 0 has a settlement in Winz, which is joined to y3 and y4. */
function settled(miners = 1): State {
  const state = actionPhase();
  playerAt(state, 0).settlements.push("winz");
  stand(state, 0, "village:winz", miners);
  return state;
}

describe("§5.1.2 e) placing miners", () => {
  test("up to 2 from the supply, free", () => {
    expect(turn(actionPhase(), place("rescue:T1"), place("loading:miner"))).toMatchObject({ coins: 4, supply: 18 });
    expect(turnRefused(actionPhase(), place("rescue:T1"), place("rescue:T2"), place("rescue:T3"))).toBe("placed-enough");
  });

  test("on rescue spaces, also above empty slots: one each", () => {
    expect(turn(actionPhase(), place("rescue:B3")).miners).toEqual({ "rescue:B3": 1 });
    expect(turnRefused(actionPhase(), place("rescue:B3"), place("rescue:B3"))).toBe("place-full");
  });

  test("on miner spaces of the upper sides; a pair space holds 2", () => {
    expect(turn(actionPhase(), place("coking:pair"), place("coking:pair")).miners).toEqual({ "coking:pair": 2 });
    expect(turnRefused(actionPhase(), place("coking:miner2"))).toBe("no-such-place");
    expect(turnRefused(actionPhase(), place("coking:engineer"))).toBe("no-such-place");
  });

  test("at own settlements, never more than 2", () => {
    expect(turn(settled(), place("village:winz")).miners).toEqual({ "village:winz": 2 });
    expect(turnRefused(settled(2), place("village:winz"))).toBe("place-full");
    expect(turnRefused(settled(), place("village:baak"))).toBe("no-such-place");
  });

  test("never directly on a station, and not without a miner in the supply", () => {
    expect(turnRefused(settled(), place("station:y3"))).toBe("no-place-to-place");
    expect(turnRefused(settled(), place("supply"))).toBe("no-place-to-place");
    const state = settled();
    playerAt(state, 0).supply = 0;
    expect(turnRefused(state, place("rescue:T1"))).toBe("too-few-miners");
  });
});

describe("§5.1.2 e) moving miners", () => {
  test("up to 2, in any order with placing, also one just placed, also one miner twice", () => {
    const player = turn(actionPhase(), place("rescue:T1"), move("rescue:T1", "coking:miner"), move("coking:miner", "rescue:B1"));
    expect(player.miners).toEqual({ "rescue:T1": 0, "coking:miner": 0, "rescue:B1": 1 });
    const three = [place("rescue:T1"), move("rescue:T1", "rescue:T2"), move("rescue:T2", "rescue:T3"), move("rescue:T3", "rescue:B1")];
    expect(turnRefused(actionPhase(), ...three)).toBe("moved-enough");
  });

  test("up to 4 once workforce is flipped, also in the middle of the action: each limit is the one in force at that step", () => {
    const steps = [
      place("rescue:T1"),
      move("rescue:T1", "rescue:T2"),
      move("rescue:T2", "rescue:T3"),
      { step: "flip", card: "workforce", pay: "coins" } as const,
      move("rescue:T3", "rescue:B1"),
      move("rescue:B1", "rescue:B2"),
    ];
    expect(turn(actionPhase(), ...steps).miners).toMatchObject({ "rescue:B2": 1 });
    expect(turnRefused(actionPhase(), ...steps, move("rescue:B2", "rescue:B3"))).toBe("moved-enough");
  });

  test("from a settlement to tableau and cards, and to a station it is joined to", () => {
    expect(turn(settled(), move("village:winz", "coking:miner")).miners).toMatchObject({ "coking:miner": 1 });
    expect(turn(settled(), move("village:winz", "station:y4")).miners).toMatchObject({ "station:y4": 1 });
    expect(turnRefused(settled(), move("village:winz", "station:y5"))).toBe("station-not-joined");
  });

  test("never from settlement to settlement, from a card to a settlement, or from a card to a station", () => {
    const state = settled();
    playerAt(state, 0).settlements.push("baak");
    stand(state, 0, "coking:miner");
    expect(turnRefused(state, move("village:winz", "village:baak"))).toBe("no-way");
    expect(turnRefused(state, move("coking:miner", "village:winz"))).toBe("no-way");
    expect(turnRefused(state, move("coking:miner", "station:y3"))).toBe("no-way");
  });

  test("from anywhere home into the supply, which counts as a move; nothing moves out of the supply", () => {
    expect(turn(settled(), move("village:winz", "supply")).supply).toBe(20);
    expect(turnRefused(settled(), move("supply", "coking:miner"))).toBe("no-miner-there");
  });

  test("a miner may go from a station to the supply", () => {
    const state = settled();
    state.railwayMarkers.y3 = "points";
    stand(state, 0, "station:y3");
    expect(turn(state, move("station:y3", "supply")).supply).toBe(19);
  });

  test("from and to differ, from holds a miner, to has room", () => {
    const state = settled();
    stand(state, 0, "rescue:T1");
    expect(turnRefused(state, move("rescue:T1", "rescue:T1"))).toBe("same-place");
    expect(turnRefused(state, move("rescue:T2", "rescue:T3"))).toBe("no-miner-there");
    expect(turnRefused(state, move("village:winz", "rescue:T1"))).toBe("place-full");
    expect(turnRefused(state, move("village:winz", "rescue:T9"))).toBe("no-such-place");
  });

  test("the parts of the action and of the miners marker may be interleaved with each other and with any step", () => {
    const state = settled();
    giveBonus(state, 0, "miners");
    const via = "bonus" as const;
    const player = turn(
      state,
      place("rescue:T1"),
      { step: "place", at: "rescue:T2", via },
      { step: "trade", give: "coins" },
      { step: "move", from: "rescue:T1", to: "rescue:B1", via },
      move("rescue:T2", "rescue:B2"),
      { step: "place", at: "rescue:T3", via },
      place("rescue:T1"),
    );
    expect(player.miners).toMatchObject({ "rescue:T1": 1, "rescue:T2": 0, "rescue:T3": 1, "rescue:B1": 1, "rescue:B2": 1 });
  });

  test("also across a turn that goes on after a railway marker: limits and the action stay used", () => {
    const state = settled(2);
    act(state, 0, { type: "turn", steps: [place("rescue:T1"), move("village:winz", "station:y3")], end: false });
    expect(turnRefused(state, { step: "placeEngineer", at: "coking:engineer" })).toBe("action-done");
    expect(turnRefused(state, move("village:winz", "rescue:T2"), move("rescue:T2", "rescue:T3"))).toBe("moved-enough");
    expect(turn(state, move("village:winz", "rescue:T2"), place("rescue:T3")).miners).toMatchObject({ "rescue:T2": 1, "rescue:T3": 1 });
  });
});
