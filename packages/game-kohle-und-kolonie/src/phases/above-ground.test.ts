// Scoring and income of the above-ground cards (§5.1.9).
import { describe, expect, test } from "vitest";
import type { Load } from "../commands.ts";
import { openings } from "../openings.ts";
import { playerAt, type State } from "../state.ts";
import { act, actionPhase, askedIn, beginPhase, giveBonus, giveMine, refusalOf, stand } from "../testing/table.ts";

const load = (worker: boolean, cart: boolean, markers = 0): Load => ({ type: "load", worker, cart, markers });

/** Seat 0 has two carts (1 and 41), nobody holds the cart marker, seat 0 has a worker. */
function twoCarts(): State {
  const state = actionPhase();
  giveBonus(state, 1, "miners");
  giveMine(state, 0, "T1", 1);
  giveMine(state, 0, "T2", 41);
  playerAt(state, 0).workers = 1;
  state.supply.workers--;
  return state;
}

describe("§5.1.9 coking and ironworks", () => {
  test("each filled space of coking brings a coin, of the ironworks 1 VP; a pair space counts only with 2 miners", () => {
    const state = actionPhase();
    for (const card of ["coking", "ironworks"]) {
      playerAt(state, 0).engineers[`${card}:engineer`] = 1;
      stand(state, 0, `${card}:miner`);
      stand(state, 0, `${card}:pair`, 2);
      stand(state, 1, `${card}:pair`, 1);
    }
    beginPhase(state, "above-ground");
    expect(state.players.map(({ coins, vp }) => [coins, vp])).toEqual([
      [7, 5],
      [4, 2],
      [4, 2],
    ]);
  });

  test("the backs: a further miner and the engine bring a coin each; engineer and a miner 2 VP, two miners 1 VP each", () => {
    const state = actionPhase();
    const player = playerAt(state, 0);
    Object.assign(player.flipped, { coking: true, ironworks: true });
    player.engines["coking:engine"] = 1;
    player.engineers["ironworks:engineer"] = 1;
    for (const space of ["coking:miner2", "ironworks:miner", "ironworks:miner2", "ironworks:miner3"]) stand(state, 0, space);
    beginPhase(state, "above-ground");
    expect(player).toMatchObject({ coins: 6, vp: 2 + 2 + 2 + 1 + 1 });
  });

  test("workforce and administration bring nothing here", () => {
    const state = actionPhase();
    playerAt(state, 0).flipped.workforce = true;
    stand(state, 0, "administration:miner");
    beginPhase(state, "above-ground");
    expect(playerAt(state, 0)).toMatchObject({ coins: 4, vp: 2 });
  });
});

describe("§5.1.9 loading, front", () => {
  test("for a local worker 1 VP for each cart", () => {
    const state = twoCarts();
    const { workers } = state.supply;
    beginPhase(state, "above-ground");
    expect(askedIn(state)).toEqual([0, "load"]);
    expect(openings(state, 0)).toEqual([load(false, false), load(true, false)]);
    act(state, 0, load(true, false));
    expect(playerAt(state, 0)).toMatchObject({ vp: 4, workers: 0, coins: 4 });
    expect(state.supply.workers).toBe(workers + 1);
  });

  test("declining brings nothing and costs nothing", () => {
    const state = twoCarts();
    beginPhase(state, "above-ground");
    act(state, 0, load(false, false));
    expect(playerAt(state, 0)).toMatchObject({ vp: 2, workers: 1 });
  });

  test("the cart bonus marker waives the worker and is a cart", () => {
    const state = twoCarts();
    giveBonus(state, 0, "cart");
    beginPhase(state, "above-ground");
    expect(refusalOf(state, 0, load(true, true))).toEqual({ code: "worker-not-needed" });
    act(state, 0, load(false, true));
    expect(playerAt(state, 0)).toMatchObject({ vp: 5, workers: 1, bonus: null });
  });

  test("kept cart markers are carts once, and none with neither worker nor cart marker", () => {
    const state = twoCarts();
    playerAt(state, 0).markers.cart = 2;
    beginPhase(state, "above-ground");
    expect(refusalOf(state, 0, load(false, false, 1))).toEqual({ code: "markers-without-loading" });
    expect(refusalOf(state, 0, load(true, false, 3))?.code).toBe("too-few-markers");
    expect(refusalOf(state, 0, load(false, true))?.code).toBe("bonus-not-held");
    act(state, 0, load(true, false, 1));
    expect(playerAt(state, 0)).toMatchObject({ vp: 5, markers: { cart: 1 } });
  });

  test("a worker marker pays as well, and before a worker", () => {
    const state = twoCarts();
    playerAt(state, 0).markers.worker = 1;
    beginPhase(state, "above-ground");
    act(state, 0, load(true, false));
    expect(playerAt(state, 0)).toMatchObject({ workers: 1, markers: { worker: 0 } });
  });

  test("paying a worker is legal even if no cart is counted", () => {
    const state = twoCarts();
    const player = playerAt(state, 0);
    player.slots = { T1: null, T2: null, T3: null, B1: null, B2: null, B3: null };
    player.markers.cart = 1;
    beginPhase(state, "above-ground");
    act(state, 0, load(true, false, 0));
    expect(player).toMatchObject({ vp: 2, workers: 0, markers: { cart: 1 } });
  });

  test.each([
    [2, ["miner"], 1],
    [2, ["engineer"], 2],
    [3, ["miner", "engineer"], 2],
    [4, ["miner", "engineer"], 3],
    [1, ["miner", "engineer"], 0],
  ])("%i carts with %j bring %i coins: each space needs its own carts, the most lucrative choice is taken", (carts, pieces, coins) => {
    const state = twoCarts();
    const player = playerAt(state, 0);
    player.markers.cart = 2;
    if (carts < 2) player.slots.T2 = null;
    if (pieces.includes("miner")) stand(state, 0, "loading:miner");
    if (pieces.includes("engineer")) player.engineers["loading:engineer"] = 1;
    beginPhase(state, "above-ground");
    act(state, 0, load(true, false, Math.max(0, carts - 2)));
    expect(player).toMatchObject({ coins: 4 + coins, vp: 2 + carts });
  });

  test("not asked where no cart could be counted, or with neither a worker nor the cart bonus marker", () => {
    const state = twoCarts();
    playerAt(state, 0).workers = 0;
    playerAt(state, 1).workers = 2;
    beginPhase(state, "above-ground");
    expect(askedIn(state)?.[1]).not.toBe("load");
  });
});

describe("§5.1.9 loading, back", () => {
  function flipped(): State {
    const state = twoCarts();
    playerAt(state, 0).flipped.loading = true;
    return state;
  }

  test("free, and scored unasked with neither the bonus marker nor kept markers", () => {
    const state = flipped();
    stand(state, 0, "loading:miner2");
    const events = beginPhase(state, "above-ground");
    expect(events).toContainEqual({
      type: "loaded",
      seat: 0,
      worker: false,
      cart: false,
      markers: 0,
      workers: 0,
      carts: 2,
      coins: 1,
      vp: 2,
    });
    expect(playerAt(state, 0).workers).toBe(1);
  });

  test("a worker is never paid; markers need nothing else", () => {
    const state = flipped();
    playerAt(state, 0).markers.cart = 1;
    beginPhase(state, "above-ground");
    expect(refusalOf(state, 0, load(true, false))).toEqual({ code: "worker-not-needed" });
    act(state, 0, load(false, false, 1));
    expect(playerAt(state, 0).vp).toBe(5);
  });

  test("the engineer needs 1 cart for 1 coin, each miner 2 for 1", () => {
    const state = flipped();
    giveBonus(state, 0, "cart");
    const player = playerAt(state, 0);
    stand(state, 0, "loading:miner");
    stand(state, 0, "loading:miner2");
    player.engineers["loading:engineer"] = 1;
    beginPhase(state, "above-ground");
    act(state, 0, load(false, true));
    expect(player).toMatchObject({ vp: 5, coins: 6 });
  });

  test("nothing happens without a cart", () => {
    const state = flipped();
    playerAt(state, 0).slots = { T1: null, T2: null, T3: null, B1: null, B2: null, B3: null };
    const events = beginPhase(state, "above-ground");
    expect(events.filter(({ type }) => type === "loaded")).toEqual([]);
  });
});

test("§5.1.9 in turn order", () => {
  const state = twoCarts();
  giveMine(state, 1, "T1", 4);
  for (const player of state.players) player.workers = 1;
  beginPhase(state, "above-ground");
  expect(askedIn(state)).toEqual([0, "load"]);
  act(state, 0, load(false, false));
  expect(askedIn(state)).toEqual([1, "load"]);
});
