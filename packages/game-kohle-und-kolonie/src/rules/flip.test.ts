// Flipping above-ground cards (§5.2.1).
import { describe, expect, test } from "vitest";
import type { FlipStep } from "../commands.ts";
import { turnExtensions } from "../extensions.ts";
import { playerAt, type State } from "../state.ts";
import { actionPhase, stand, turn, turnRefused } from "../testing/table.ts";
import type { FlipCard } from "../vocabulary.ts";

const flip = (card: FlipCard, more: Partial<FlipStep> = {}): FlipStep => ({ step: "flip", card, ...more });

/** Seat 0 can pay for anything. */
function rich(): State {
  const state = actionPhase();
  const player = playerAt(state, 0);
  player.coins = 10;
  player.workers = 8;
  state.supply.workers -= 8;
  return state;
}

describe("§5.2.1 flipping", () => {
  test("workforce: 5 workers or 3 coins, 6 VP; settlements become dearer for everyone", () => {
    const state = rich();
    expect(turn(state, flip("workforce", { pay: "workers" }))).toMatchObject({
      workers: 3,
      coins: 10,
      vp: 8,
      flipped: { workforce: true },
    });
    expect(state.raised).toEqual({ engineer: false, settlement: true, steamEngine: false });
    expect(turn(rich(), flip("workforce", { pay: "coins" }))).toMatchObject({ workers: 8, coins: 7, vp: 8 });
  });

  test("coking: 5 workers and 2 coins, 6 VP; engineers become dearer", () => {
    const state = rich();
    expect(turn(state, flip("coking"))).toMatchObject({ workers: 3, coins: 8, vp: 8 });
    expect(state.raised).toEqual({ engineer: true, settlement: false, steamEngine: false });
  });

  test("ironworks: 5 workers and 3 coins, 8 VP and an extra-action marker; steam engines become dearer", () => {
    const state = rich();
    expect(turn(state, flip("ironworks"))).toMatchObject({ workers: 3, coins: 7, vp: 10, extraActions: 1 });
    expect(state.raised).toEqual({ engineer: false, settlement: false, steamEngine: true });
  });

  test("loading: 3 workers, no VP, no price rise", () => {
    const state = rich();
    expect(turn(state, flip("loading"))).toMatchObject({ workers: 5, coins: 10, vp: 2 });
    expect(Object.values(state.raised)).toEqual([false, false, false]);
  });

  test("the rise holds from the next payment on, in the same turn, too", () => {
    expect(turn(rich(), flip("coking"), { step: "placeEngineer", at: "coking:engineer" }).coins).toBe(10 - 2 - 2);
    expect(turn(rich(), { step: "placeEngineer", at: "coking:engineer" }, flip("coking")).coins).toBe(10 - 1 - 2);
  });

  test("workers return to the supply; worker markers are spent first and are out", () => {
    const state = rich();
    const { workers } = state.supply;
    playerAt(state, 0).markers.worker = 2;
    expect(turn(state, flip("loading"))).toMatchObject({ workers: 7, markers: { worker: 0 } });
    expect(state.supply.workers).toBe(workers + 1);
  });

  test("pay is named exactly for a card with more than one price", () => {
    expect(turnRefused(rich(), flip("workforce"))).toBe("pay-needed");
    expect(turnRefused(rich(), flip("loading", { pay: "workers" }))).toBe("pay-not-needed");
  });

  test("each card once, and only with the price", () => {
    expect(turnRefused(rich(), flip("loading"), flip("loading"))).toBe("flipped-already");
    expect(turnRefused(actionPhase(), flip("ironworks"))).toBe("too-few-workers");
    const poor = rich();
    playerAt(poor, 0).coins = 1;
    expect(turnRefused(poor, flip("coking"))).toBe("too-few-coins");
  });

  test("several in one turn, beside an action", () => {
    const player = turn(rich(), flip("loading"), { step: "place", at: "loading:miner2" }, flip("coking"));
    expect(player.flipped).toEqual({ workforce: false, coking: true, ironworks: false, loading: true });
  });
});

describe("§5.2.1 pieces on a flipped card", () => {
  test("keep the spaces of the same name", () => {
    const state = rich();
    stand(state, 0, "coking:pair", 2);
    stand(state, 0, "coking:miner");
    expect(turn(state, flip("coking")).miners).toMatchObject({ "coking:pair": 2, "coking:miner": 1 });
  });

  test.each([
    [2, { "ironworks:miner2": 1, "ironworks:miner3": 1 }],
    [1, { "ironworks:miner2": 1 }],
  ])("ironworks' pair space with %i goes to miner2 and miner3", (count, after) => {
    const state = rich();
    stand(state, 0, "ironworks:pair", count);
    const { miners } = turn(state, flip("ironworks"));
    expect(Object.fromEntries(Object.entries(miners).filter(([, standing]) => standing > 0))).toEqual(after);
  });

  test("or are arranged anew on that card, one entry a piece, a pair space named twice for two miners", () => {
    const state = rich();
    stand(state, 0, "coking:pair", 2);
    stand(state, 0, "coking:miner");
    const arrange = { miners: ["coking:pair", "coking:miner2", "coking:pair"], engineers: [] };
    expect(turn(state, flip("coking", { arrange })).miners).toMatchObject({ "coking:pair": 2, "coking:miner": 0, "coking:miner2": 1 });
  });

  test("every piece of that card and of no other", () => {
    const state = rich();
    stand(state, 0, "coking:miner");
    playerAt(state, 0).engineers["coking:engineer"] = 1;
    stand(state, 0, "ironworks:miner");
    const engineers = ["coking:engineer"];
    expect(turnRefused(state, flip("coking", { arrange: { miners: [], engineers } }))).toBe("arrange-count");
    expect(turnRefused(state, flip("coking", { arrange: { miners: ["coking:miner"], engineers: [] } }))).toBe("arrange-count");
    expect(turnRefused(state, flip("coking", { arrange: { miners: ["ironworks:miner2"], engineers } }))).toBe("no-such-space");
    expect(turnRefused(state, flip("coking", { arrange: { miners: ["coking:engine"], engineers } }))).toBe("no-such-space");
    expect(turnRefused(state, flip("coking", { arrange: { miners: ["coking:miner2"], engineers } }))).toBeUndefined();
  });

  test("no more on a space than it holds", () => {
    const state = rich();
    stand(state, 0, "ironworks:pair", 2);
    expect(turnRefused(state, flip("ironworks", { arrange: { miners: ["ironworks:miner", "ironworks:miner"], engineers: [] } }))).toBe(
      "space-taken",
    );
  });

  test("empty lists are legal on a card without pieces, workforce too", () => {
    const arrange = { miners: [], engineers: [] };
    expect(turnRefused(rich(), flip("workforce", { pay: "coins", arrange }))).toBeUndefined();
    expect(turnRefused(rich(), flip("loading", { arrange }))).toBeUndefined();
  });

  test("every way to name them is listed: three miners on coking's back in 12 ways, with the default a thirteenth", () => {
    const state = rich();
    stand(state, 0, "coking:pair", 2);
    stand(state, 0, "coking:miner");
    const steps = turnExtensions(state, 0, { type: "turn", steps: [], end: true }).flatMap(({ steps: [step] }) => step ?? []);
    expect(steps.filter((step) => step.step === "flip" && step.card === "coking")).toHaveLength(13);
  });
});
