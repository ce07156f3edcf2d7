// Accidents (§5.1.4).
import { describe, expect, test } from "vitest";
import type { Secure } from "../commands.ts";
import { extensions } from "../extensions.ts";
import { openings } from "../openings.ts";
import { bagOf } from "../rules/bag.ts";
import { playerAt, type State } from "../state.ts";
import { act, actionPhase, askedIn, beginPhase, giveBonus, giveMine, refusalOf, stand } from "../testing/table.ts";
import type { Accident, Stone } from "../vocabulary.ts";

/** Seat 0 has mines in T1, T2 and T3, seat 1 one in T1; nobody has a marker to use here. */
function atRisk(accident: Accident = "extra-coin", round = 1): State {
  const state = actionPhase(3, { round }, { accidents: Array.from({ length: 5 }, () => accident) });
  for (const [index, slot] of (["T1", "T2", "T3"] as const).entries()) giveMine(state, 0, slot, [1, 2, 3][index] ?? 0);
  giveMine(state, 1, "T1", 4);
  giveBonus(state, 2, "cart");
  giveBonus(state, 1, "miners");
  for (const player of state.players) player.vp = 10;
  return state;
}

const secure = (coins: Secure["coins"] = [], team: Secure["team"] = []): Secure => ({ type: "secure", coins, team });
const draw = (state: State, ...result: Stone[]) => act(state, null, { type: "chance", label: `bag-${state.round}`, result });

/** Everybody lets it come. */
function unsecured(accident?: Accident, round?: number): State {
  const state = atRisk(accident, round);
  beginPhase(state, "accident");
  while (state.asked !== null) act(state, state.asked.seat, secure());
  return state;
}

describe("§5.1.4 securing mines", () => {
  test("only who has an unsecured mine and can do something about it is asked, in turn order", () => {
    const state = atRisk();
    beginPhase(state, "accident");
    expect(askedIn(state)).toEqual([0, "secure"]);
    act(state, 0, secure());
    expect(askedIn(state)).toEqual([1, "secure"]);
    act(state, 1, secure());
    expect(askedIn(state)).toBeNull();
  });

  test("who has no coin is asked with an unused rescue-team marker only", () => {
    const state = atRisk();
    playerAt(state, 0).coins = 0;
    beginPhase(state, "accident");
    expect(askedIn(state)).toEqual([1, "secure"]);
    giveBonus(state, 0, "rescue-team");
    beginPhase(state, "accident");
    expect(askedIn(state)).toEqual([0, "secure"]);
  });

  test("who has unsecured mines only where a coin does not help is not asked", () => {
    const state = atRisk();
    for (const place of ["rescue:T1", "rescue:T2"]) stand(state, 0, place);
    beginPhase(state, "accident");
    expect(askedIn(state)).toEqual([1, "secure"]);
  });

  test("1 coin a slot, in coin-securable slots", () => {
    const state = atRisk();
    beginPhase(state, "accident");
    expect(refusalOf(state, 0, secure(["T3"]))).toEqual({ code: "slot-not-for-coins", slot: "T3" });
    act(state, 0, secure(["T2", "T1"]));
    expect(playerAt(state, 0).coins).toBe(2);
    expect(bagOf(state).filter((stone) => stone === "seat-0")).toHaveLength(1);
  });

  test("the rescue team secures up to 2 slots of any kind and is used; naming none keeps it", () => {
    const state = atRisk();
    giveBonus(state, 0, "rescue-team");
    beginPhase(state, "accident");
    expect(refusalOf(state, 0, secure([], ["T1", "T2", "T3"]))).toEqual({ code: "too-many-by-team", most: 2, given: 3 });
    act(state, 0, secure(["T1"], ["T3", "T2"]));
    expect(playerAt(state, 0)).toMatchObject({ coins: 3, bonus: null });
    expect(bagOf(state)).not.toContain("seat-0");
    const kept = atRisk();
    giveBonus(kept, 0, "rescue-team");
    beginPhase(kept, "accident");
    act(kept, 0, secure());
    expect(playerAt(kept, 0).bonus).toBe("rescue-team");
  });

  test("each slot holds an own unsecured mine, and none is named twice", () => {
    const state = atRisk();
    giveBonus(state, 0, "rescue-team");
    stand(state, 0, "rescue:T2");
    beginPhase(state, "accident");
    expect(refusalOf(state, 0, secure(["B1"]))?.code).toBe("slot-empty");
    expect(refusalOf(state, 0, secure(["T2"]))?.code).toBe("slot-secured");
    expect(refusalOf(state, 0, secure(["T1", "T1"]))?.code).toBe("slot-named-twice");
    expect(refusalOf(state, 0, secure([], ["T3", "T3"]))?.code).toBe("slot-named-twice");
    expect(refusalOf(state, 0, secure(["T1"], ["T1"]))?.code).toBe("slot-named-twice");
  });

  test("not without the coins or the marker", () => {
    const state = atRisk();
    playerAt(state, 0).coins = 1;
    beginPhase(state, "accident");
    expect(refusalOf(state, 0, secure(["T1", "T2"]))?.code).toBe("too-few-coins");
    expect(refusalOf(state, 0, secure([], ["T1"]))?.code).toBe("bonus-not-held");
  });

  test("it is listed by growth: nothing first, then one slot more, in every order", () => {
    const state = atRisk();
    beginPhase(state, "accident");
    expect(openings(state, 0)).toEqual([secure()]);
    expect(extensions(state, 0, secure())).toEqual([secure(["T1"]), secure(["T2"])]);
    expect(extensions(state, 0, secure(["T2"]))).toEqual([secure(["T2", "T1"])]);
  });

  test("a rescue space protects the slot, not the card", () => {
    const state = atRisk();
    stand(state, 0, "rescue:T1");
    const player = playerAt(state, 0);
    player.slots.T1 = { mine: 6, engine: false };
    beginPhase(state, "accident");
    expect(refusalOf(state, 0, secure(["T1"]))?.code).toBe("slot-secured");
  });
});

describe("§5.1.4 the bag", () => {
  test("a stone for each unsecured mine, at most 3 a player, 3 black ones and the blank; it is drawn from every round", () => {
    const state = atRisk();
    giveMine(state, 0, "B1", 6);
    for (const player of state.players) player.coins = 0;
    beginPhase(state, "accident");
    expect(bagOf(state)).toEqual(["seat-0", "seat-0", "seat-0", "seat-1", "black", "black", "black", "blank"]);
    expect(state.accident?.stage).toBe("bag");
  });

  test("the round's marker is turned over before the draw", () => {
    expect(unsecured("mining-damage").accidents).toEqual(["mining-damage", null, null, null, null]);
  });

  test("the host draws exactly three of the stones that lie in it, under the round's label", () => {
    const state = unsecured();
    const chance = (label: string, ...result: Stone[]) => refusalOf(state, null, { type: "chance", label, result })?.code;
    expect(chance("bag-2", "black", "black", "black")).toBe("another-label");
    expect(chance("bag-1", "black", "black")).toBe("not-from-the-bag");
    expect(chance("bag-1", "black", "black", "black", "black")).toBe("not-from-the-bag");
    expect(chance("bag-1", "blank", "blank", "black")).toBe("not-from-the-bag");
    expect(chance("bag-1", "seat-2", "black", "black")).toBe("not-from-the-bag");
    expect(refusalOf(state, 0, { type: "chance", label: "bag-1", result: ["black", "black", "black"] })?.code).toBe("host-only");
    expect(chance("bag-1", "seat-1", "seat-0", "seat-0")).toBeUndefined();
  });

  test("nobody but the host is asked, and the host for nothing else", () => {
    expect(refusalOf(unsecured(), 0, secure())?.code).toBe("chance-owed");
    expect(refusalOf(actionPhase(), null, { type: "chance", label: "bag-1", result: [] })?.code).toBe("no-chance-owed");
    expect(refusalOf(actionPhase(), null, { type: "turn", steps: [], end: true })?.code).toBe("host-only");
  });

  test("each black stone takes a coin from the syndicate, if it has one", () => {
    const state = unsecured();
    state.syndicate.coins = 1;
    draw(state, "black", "black", "blank");
    expect(state.syndicate.coins).toBe(0);
  });
});

describe("§5.1.4 an accident", () => {
  test("every player drawn loses the round's points once and a miner for ever per stone, from the supply", () => {
    const state = unsecured("extra-coin", 3);
    const losses = draw(state, "seat-0", "seat-1", "seat-0").filter(({ type }) => type === "pointsLost" || type === "minerLost");
    expect(losses).toEqual([
      { type: "pointsLost", seat: 0, vp: 3 },
      { type: "pointsLost", seat: 1, vp: 3 },
      { type: "minerLost", seat: 0, from: "supply" },
      { type: "minerLost", seat: 0, from: "supply" },
      { type: "minerLost", seat: 1, from: "supply" },
    ]);
    expect(state.players.map(({ lost }) => lost)).toEqual([2, 1, 0]);
  });

  test("VP never fall below 0", () => {
    const state = unsecured("extra-coin", 5);
    playerAt(state, 1).vp = 1;
    expect(draw(state, "seat-1", "black", "black")).toContainEqual({ type: "pointsLost", seat: 1, vp: 1 });
  });

  test("an empty supply: asked when own miners stand on two or more places, one at a time, even if all of them will go", () => {
    const state = unsecured();
    const player = playerAt(state, 0);
    player.supply = 0;
    player.miners = { "coking:miner": 1, "station:y4": 1 };
    draw(state, "seat-0", "seat-0", "black");
    expect(askedIn(state)).toEqual([0, "lose"]);
    expect(openings(state, 0)).toEqual([
      { type: "lose", from: "coking:miner" },
      { type: "lose", from: "station:y4" },
    ]);
    expect(refusalOf(state, 0, { type: "lose", from: "rescue:T1" })?.code).toBe("no-miner-there");
    expect(refusalOf(state, 0, { type: "lose", from: "supply" })?.code).toBe("no-miner-there");
    act(state, 0, { type: "lose", from: "station:y4" });
    expect(player.lost).toBe(2);
    expect(player.miners).toEqual({ "coking:miner": 0, "station:y4": 0 });
  });

  test("the supply first, then the board; from one place it goes unasked; mine markers never go", () => {
    const state = unsecured();
    const player = playerAt(state, 0);
    player.supply = 1;
    player.miners = { "coking:pair": 2 };
    draw(state, "seat-0", "seat-0", "seat-0");
    expect(player).toMatchObject({ supply: 0, lost: 3, miners: { "coking:pair": 0 } });
    const bare = unsecured();
    Object.assign(playerAt(bare, 0), { supply: 0, miners: {} });
    draw(bare, "seat-0", "seat-0", "black");
    expect(playerAt(bare, 0).lost).toBe(0);
  });

  test("miners lost never return: the supply does not get them back", () => {
    const state = unsecured();
    draw(state, "seat-1", "black", "black");
    expect(playerAt(state, 1).supply + playerAt(state, 1).lost + 1).toBe(20);
  });

  test("without a player's stone the marker leaves without effect", () => {
    const state = unsecured("extra-coin");
    draw(state, "black", "black", "blank");
    expect(state.syndicate.hasExtraCoin).toBe(false);
  });
});

describe("§5.1.4 the events", () => {
  test("highest-number: the syndicate takes the displayed card with the highest number and marks it as in phase 6", () => {
    const state = unsecured("highest-number");
    const events = draw(state, "seat-0", "black", "black").filter(({ type }) => type === "syndicateBought");
    expect(events[0]).toEqual({ type: "syndicateBought", card: 41, engine: true });
    const empty = unsecured("highest-number");
    empty.display = [];
    draw(empty, "seat-0", "black", "black");
    expect(empty.syndicate.mines).toEqual([]);
  });

  test("extra-coin: pending until the syndicate takes part in a consolidation", () => {
    const state = unsecured("extra-coin");
    draw(state, "seat-0", "black", "black");
    expect(state.syndicate.hasExtraCoin).toBe(true);
  });

  test("more-purchases: one more a round from this phase 6 on", () => {
    const state = unsecured("more-purchases");
    const events = draw(state, "seat-0", "black", "black");
    expect(events.filter(({ type }) => type === "syndicateBought")).toHaveLength(2);
  });
});

describe("§5.1.4 mining damage", () => {
  const pay = (kind: "coin" | "points") => ({ type: "damage", pay: kind }) as const;

  test("in force with the round it comes; everybody pays 1 coin or 2 VP when the blank is drawn, in turn order", () => {
    const state = unsecured("mining-damage");
    draw(state, "seat-0", "blank", "black");
    expect(state.isMiningDamaged).toBe(true);
    expect(askedIn(state)).toEqual([0, "damage"]);
    expect(openings(state, 0)).toEqual([pay("coin"), pay("points")]);
    const { coins, vp } = playerAt(state, 0);
    act(state, 0, pay("coin"));
    expect(playerAt(state, 0).coins).toBe(coins - 1);
    expect(playerAt(state, 0).vp).toBe(vp);
    act(state, 1, pay("points"));
    expect(playerAt(state, 1).vp).toBe(8);
    expect(askedIn(state)).toEqual([2, "damage"]);
  });

  test("in later rounds, too, whatever their marker, and also without a player's stone", () => {
    const state = unsecured("extra-coin");
    state.isMiningDamaged = true;
    draw(state, "blank", "black", "black");
    expect(askedIn(state)).toEqual([0, "damage"]);
  });

  test("nothing without the blank, and nothing where the marker left without effect", () => {
    const state = unsecured("mining-damage");
    draw(state, "seat-0", "black", "black");
    expect(askedIn(state)?.[1]).not.toBe("damage");
    const without = unsecured("mining-damage");
    draw(without, "blank", "black", "black");
    expect(without.isMiningDamaged).toBe(false);
    expect(askedIn(without)?.[1]).not.toBe("damage");
  });

  test("a player without a coin isn't asked and loses 2 VP, never below 0", () => {
    const state = unsecured("extra-coin");
    state.isMiningDamaged = true;
    for (const player of state.players) player.coins = 0;
    playerAt(state, 0).vp = 1;
    const events = draw(state, "blank", "black", "black");
    expect(events.filter(({ type }) => type === "damageTaken")).toEqual([
      { type: "damageTaken", seat: 0, pay: "points", coins: 0, vp: 1 },
      { type: "damageTaken", seat: 1, pay: "points", coins: 0, vp: 2 },
      { type: "damageTaken", seat: 2, pay: "points", coins: 0, vp: 2 },
    ]);
  });

  test("it comes after the miners are lost", () => {
    const state = unsecured("mining-damage");
    const player = playerAt(state, 0);
    Object.assign(player, { supply: 0, miners: { "coking:miner": 1, "station:y4": 1 } });
    draw(state, "seat-0", "blank", "black");
    expect(askedIn(state)).toEqual([0, "lose"]);
    act(state, 0, { type: "lose", from: "coking:miner" });
    expect(askedIn(state)).toEqual([0, "damage"]);
  });
});
