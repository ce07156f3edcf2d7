// Declaring and bidding in a consolidation (§5.1.8).
import { describe, expect, test } from "vitest";
import { openings } from "../openings.ts";
import { playerAt, type State } from "../state.ts";
import { general, roundThree } from "../testing/round-three.ts";
import { act, askedIn, beginPhase, giveBonus, giveMine, refusalOf } from "../testing/table.ts";

const bid = (total: number) => ({ type: "bid", total }) as const;
const PASS = { type: "pass" } as const;

describe("§5.1.8 declaring", () => {
  test("comes first, in bidding order, and asks only who holds a consolidation-aid marker or kept markers", () => {
    const state = general();
    playerAt(state, 1).markers.consolidation = 2;
    beginPhase(state, "consolidations");
    expect(askedIn(state)).toEqual([1, "declare"]);
    expect(openings(state, 1)).toHaveLength(3);
    expect(refusalOf(state, 1, { type: "declare", aid: false, markers: 3 })?.code).toBe("too-few-markers");
    expect(refusalOf(state, 1, { type: "declare", aid: true, markers: 0 })?.code).toBe("bonus-not-held");
    act(state, 1, { type: "declare", aid: false, markers: 2 });
    expect(state.consolidation?.basis).toEqual([1, 3]);
    expect(playerAt(state, 1).markers.consolidation).toBe(0);
  });

  test("the marker adds 2, each kept marker 1; what is declared is used up, win or lose", () => {
    const state = general();
    giveBonus(state, 1, "consolidation-aid");
    playerAt(state, 1).markers.consolidation = 1;
    beginPhase(state, "consolidations");
    expect(openings(state, 1)).toHaveLength(4);
    act(state, 1, { type: "declare", aid: true, markers: 1 });
    expect(state.consolidation?.basis).toEqual([1, 4]);
    act(state, 1, PASS);
    expect(playerAt(state, 1).bonus).toBeNull();
    expect(state.bonusRow).toContain("consolidation-aid");
  });

  test("declaring nothing keeps everything", () => {
    const state = general();
    giveBonus(state, 1, "consolidation-aid");
    beginPhase(state, "consolidations");
    act(state, 1, { type: "declare", aid: false, markers: 0 });
    expect(playerAt(state, 1).bonus).toBe("consolidation-aid");
  });
});

describe("§5.1.8 bidding", () => {
  /** Seats 0 (13), 1 (3) and 2 (2) without the syndicate: basis 1 each. */
  function three(): State {
    const state = roundThree();
    giveMine(state, 0, "T1", 13);
    giveMine(state, 1, "T1", 3);
    giveMine(state, 2, "T1", 2);
    beginPhase(state, "consolidations");
    return state;
  }

  test("at a tie the higher card number leads, and the leader is not asked", () => {
    expect(askedIn(three())).toEqual([1, "bid"]);
  });

  test("at a tie with the syndicate, the syndicate leads", () => {
    const state = general();
    state.syndicate.coins = 0;
    beginPhase(state, "consolidations");
    expect(askedIn(state)).toEqual([0, "bid"]);
  });

  test("a bid is basis and coins, more than the leading total, no more than the coins allow", () => {
    const state = three();
    expect(refusalOf(state, 1, bid(1))).toEqual({ code: "bid-too-low", total: 1, leading: 1 });
    expect(refusalOf(state, 1, bid(7))).toEqual({ code: "bid-too-high", total: 7, most: 6 });
    expect(openings(state, 1)).toEqual([PASS, bid(2), bid(3), bid(4), bid(5), bid(6)]);
  });

  test("round and round in the same order, passing is for good", () => {
    const state = three();
    act(state, 1, bid(2));
    expect(askedIn(state)).toEqual([2, "bid"]);
    act(state, 2, PASS);
    expect(askedIn(state)).toEqual([0, "bid"]);
    act(state, 0, bid(4));
    expect(askedIn(state)).toEqual([1, "bid"]);
    act(state, 1, bid(5));
    expect(askedIn(state)).toEqual([0, "bid"]);
  });

  test("who can't exceed the leading total is out unasked, and only the winner pays", () => {
    const state = three();
    playerAt(state, 0).coins = 2;
    act(state, 1, bid(4));
    expect(askedIn(state)).toEqual([2, "bid"]);
    act(state, 2, PASS);
    expect(state.consolidated.length).toBeGreaterThan(1);
    expect(state.players.map(({ coins, vp }) => [coins, vp])).toEqual([
      [2, 4],
      [2, 6],
      [5, 4],
    ]);
  });

  test("if at a tie nobody bids, the leader wins", () => {
    const state = three();
    act(state, 1, PASS);
    act(state, 2, PASS);
    expect(playerAt(state, 0)).toMatchObject({ coins: 5, vp: 6, slots: { T1: { mine: "general", engine: false } } });
  });

  test("the syndicate never bids: if nobody exceeds it, it wins", () => {
    const state = general();
    state.syndicate.coins = 1;
    beginPhase(state, "consolidations");
    act(state, 0, PASS);
    act(state, 1, PASS);
    expect(state.syndicate.mines).toContainEqual({ mine: "general", engine: true });
    expect(state.players.map(({ vp }) => vp)).toEqual([4, 4, 2]);
  });
});
