// Consolidations, with the rulebook's printed example (§5.1.8).
import { describe, expect, test } from "vitest";
import history from "../../editions/history.json" with { type: "json" };
import { openings } from "../openings.ts";
import { playerAt, type State } from "../state.ts";
import { general, roundThree } from "../testing/round-three.ts";
import { act, askedIn, beginPhase, giveBonus, giveMine, giveSyndicate, refusalOf, stand } from "../testing/table.ts";

const bid = (total: number) => ({ type: "bid", total }) as const;
const PASS = { type: "pass" } as const;

describe("§5.1.8 the printed example", () => {
  const example = history.examples.consolidation_5_1_8;
  const state = roundThree([example.field, "hasenwinkel", "cfe", "hermanns"]);
  const [blue, green] = [0, 1];
  giveMine(state, blue, "T1", example.owners.blue);
  giveMine(state, green, "T1", example.owners.green);
  giveSyndicate(state, example.owners.syndicate);
  giveBonus(state, blue, "consolidation-aid");
  playerAt(state, green).engineers["administration:engineer"] = example.bonus.green;
  state.syndicate.coins = example.syndicateCoins;
  beginPhase(state, "consolidations");

  test("blue raises its basis to 3 with the consolidation-aid marker; green has 2, the syndicate 3", () => {
    expect(askedIn(state)).toEqual([blue, "declare"]);
    act(state, blue, { type: "declare", aid: true, markers: 0 });
    const { basis } = example;
    expect(state.consolidation).toMatchObject({ order: [blue, green], basis: [basis.blue, basis.green], syndicate: basis.syndicate });
  });

  test("blue has the highest number and bids first, 1 coin; green would have to pay 3 and passes", () => {
    expect(askedIn(state)).toEqual([blue, "bid"]);
    act(state, blue, bid(example.basis.blue + example.winningBid.blue));
    expect(askedIn(state)).toEqual([green, "bid"]);
    expect(openings(state, green)).toEqual([PASS, bid(5), bid(6), bid(7)]);
    act(state, green, PASS);
  });

  test("blue pays 1 coin, gets 4 VP and the syndicate's engine; green gets 2 VP", () => {
    expect(playerAt(state, blue)).toMatchObject({ coins: 5 - example.winningBid.blue, vp: 2 + example.winnerVP, supply: 19 });
    expect(playerAt(state, blue).slots.T1).toEqual({ mine: example.field, engine: example.steamEngineFromSyndicate === 1 });
    expect(playerAt(state, green)).toMatchObject({ coins: 5, vp: 2 + example.loserVP.green, supply: 20, slots: { T1: null } });
    expect(state.syndicate.mines.map(({ mine }) => mine)).not.toContain(2);
  });
});

describe("§5.1.8 who takes part", () => {
  test("each player with a small mine in the field, in descending order of the highest card number there", () => {
    const state = roundThree();
    giveMine(state, 2, "T1", 13);
    giveMine(state, 1, "T1", 2);
    giveMine(state, 1, "T2", 3);
    beginPhase(state, "consolidations");
    expect(state.consolidation).toMatchObject({ order: [2, 1], syndicate: null, basis: [1, 2] });
  });

  test("the syndicate, if any small mine is its own or unsold: its coins and what those cost", () => {
    const state = roundThree();
    giveMine(state, 2, "T1", 13);
    giveSyndicate(state, 2);
    playerAt(state, 2).coins = 9;
    beginPhase(state, "consolidations");
    expect(state.consolidation?.syndicate).toBe(6 + 1 + 1);
  });

  test("with more than all coins nobody can exceed it: it wins unasked", () => {
    const state = roundThree();
    for (const player of state.players) player.coins = 1;
    giveMine(state, 2, "T1", 13);
    beginPhase(state, "consolidations");
    expect(state.syndicate.mines).toContainEqual({ mine: "general", engine: true });
  });

  test("who owns all small mines gets the large mine without more ado", () => {
    const state = roundThree();
    playerAt(state, 2).markers.consolidation = 1;
    for (const [index, card] of [2, 3, 13].entries()) giveMine(state, 2, (["T1", "T2", "T3"] as const)[index] ?? "T1", card, card === 3);
    beginPhase(state, "consolidations");
    expect(playerAt(state, 2)).toMatchObject({
      coins: 5,
      vp: 6,
      supply: 19,
      slots: { T1: { mine: "general", engine: true }, T2: null, T3: null },
    });
    expect(playerAt(state, 2).markers.consolidation).toBe(1);
  });

  test("if no player takes part, the syndicate gets it", () => {
    const state = roundThree(["general"]);
    giveSyndicate(state, 2, 3);
    beginPhase(state, "consolidations");
    expect(state.syndicate.mines).toEqual([{ mine: "general", engine: true }]);
    expect(state.supply.engines).toBe(19);
    expect(state.display).not.toContain(13);
  });

  test("extra-coin: +1 in the next one the syndicate takes part in, contested or not, then used up", () => {
    const state = roundThree();
    state.syndicate.hasExtraCoin = true;
    for (const [index, card] of [2, 3, 13].entries()) giveMine(state, 2, (["T1", "T2", "T3"] as const)[index] ?? "T1", card);
    giveMine(state, 0, "T1", 18);
    playerAt(state, 0).coins = 12;
    beginPhase(state, "consolidations");
    expect(state.consolidation).toMatchObject({ field: "hasenwinkel", syndicate: 6 + 1 + 1 });
    expect(state.syndicate.hasExtraCoin).toBe(false);
    const uncontested = roundThree(["general"]);
    uncontested.syndicate.hasExtraCoin = true;
    beginPhase(uncontested, "consolidations");
    expect(uncontested.syndicate.hasExtraCoin).toBe(false);
  });

  test("large and single mines are never consolidated", () => {
    const state = roundThree(["general"]);
    giveMine(state, 0, "T1", 41);
    giveMine(state, 0, "T2", "hasenwinkel");
    giveSyndicate(state, 43);
    beginPhase(state, "consolidations");
    expect(playerAt(state, 0).slots).toMatchObject({ T1: { mine: 41 }, T2: { mine: "hasenwinkel" } });
    expect(state.syndicate.mines).toContainEqual({ mine: 43, engine: true });
  });
});

describe("§5.1.8 the winner", () => {
  test("all engines of the small mines are theirs: one on the large mine, the others beside the tableau", () => {
    const state = roundThree();
    state.syndicate.coins = 0;
    giveMine(state, 0, "T1", 13, true);
    giveMine(state, 1, "T1", 3, true);
    giveSyndicate(state, 2);
    beginPhase(state, "consolidations");
    act(state, 0, bid(2));
    act(state, 1, PASS);
    expect(playerAt(state, 0)).toMatchObject({ enginesBeside: 2, slots: { T1: { mine: "general", engine: true } } });
  });

  test("one own miner marks the large mine, the other miners on the small mines go home", () => {
    const state = roundThree();
    giveMine(state, 0, "T1", 13);
    giveMine(state, 0, "T2", 2);
    giveMine(state, 1, "T1", 3);
    beginPhase(state, "consolidations");
    act(state, 1, PASS);
    expect(askedIn(state)?.[1]).not.toBe("placeMine");
    expect(state.players.map(({ supply }) => supply)).toEqual([19, 20, 20]);
  });

  test("2 VP for each small mine lost, for the others only", () => {
    const state = roundThree();
    giveMine(state, 0, "T1", 13);
    giveMine(state, 1, "T1", 3);
    giveMine(state, 1, "T2", 2);
    beginPhase(state, "consolidations");
    expect(askedIn(state)).toEqual([0, "bid"]);
    act(state, 0, bid(4));
    act(state, 1, PASS);
    expect(state.players.map(({ vp }) => vp)).toEqual([6, 6, 2]);
  });

  test("the small mines leave the game, unsold ones too", () => {
    const state = general();
    state.syndicate.coins = 0;
    state.syndicate.mines = [];
    state.display.push(2);
    beginPhase(state, "consolidations");
    act(state, 0, bid(3));
    act(state, 1, PASS);
    expect(state.display).not.toContain(2);
  });

  test("remaining mines close up against the arrows, in the order of each row; rescue miners stay where they are", () => {
    const state = roundThree();
    giveMine(state, 0, "T1", 13);
    giveMine(state, 0, "T2", 41);
    giveMine(state, 0, "B1", 2);
    giveMine(state, 0, "B2", 4);
    giveMine(state, 0, "B3", 1);
    stand(state, 0, "rescue:T2");
    giveMine(state, 1, "T1", 3);
    beginPhase(state, "consolidations");
    act(state, 1, bid(3));
    act(state, 0, PASS);
    expect(playerAt(state, 0).slots).toMatchObject({ T1: { mine: 41 }, T2: null, T3: null, B1: { mine: 4 }, B2: { mine: 1 }, B3: null });
    expect(playerAt(state, 0).miners).toEqual({ "rescue:T2": 1 });
  });

  test("if row T is empty and row B is not, the first mine left in row B moves to T1", () => {
    const state = roundThree();
    giveMine(state, 0, "T1", 13);
    giveMine(state, 0, "B1", 4);
    giveMine(state, 0, "B2", 1);
    giveMine(state, 1, "T1", 3);
    giveMine(state, 1, "T2", 2);
    beginPhase(state, "consolidations");
    act(state, 0, PASS);
    expect(playerAt(state, 0).slots).toMatchObject({ T1: { mine: 4 }, T2: null, B1: { mine: 1 }, B2: null });
  });

  test("the large mine takes a free slot like a bought one, asked only if there is a choice", () => {
    const state = roundThree();
    giveMine(state, 0, "T1", 13);
    giveMine(state, 0, "T2", 41);
    giveMine(state, 1, "T1", 3);
    giveMine(state, 2, "T1", 2);
    beginPhase(state, "consolidations");
    act(state, 1, PASS);
    act(state, 2, PASS);
    expect(askedIn(state)).toEqual([0, "placeMine"]);
    expect(openings(state, 0)).toEqual([
      { type: "placeMine", slot: "T2" },
      { type: "placeMine", slot: "B1" },
    ]);
    expect(refusalOf(state, 0, { type: "placeMine", slot: "T1" })?.code).toBe("slot-taken");
    expect(refusalOf(state, 0, { type: "placeMine", slot: "B2" })?.code).toBe("slot-not-in-reach");
    act(state, 0, { type: "placeMine", slot: "B1" });
    expect(playerAt(state, 0)).toMatchObject({ vp: 6, slots: { T1: { mine: 41 }, B1: { mine: "general", engine: false } } });
  });
});

describe("§5.1.8 the syndicate wins", () => {
  /** The syndicate wins General, where players have two engines and it has one. */
  function lost(syndicateHasEngine: boolean): State {
    const state = roundThree(["general"]);
    giveMine(state, 0, "T1", 13, true);
    giveMine(state, 1, "T1", 3, true);
    state.display = state.display.filter((card) => card !== 2);
    state.syndicate.mines.push({ mine: 2, engine: syndicateHasEngine });
    state.supply.engines -= syndicateHasEngine ? 1 : 0;
    beginPhase(state, "consolidations");
    while (askedIn(state)?.[1] === "bid") act(state, state.asked?.seat ?? 0, PASS);
    return state;
  }

  test("small mines leave, miners return, one engine marks the large mine, the others return to the supply, players' engines too", () => {
    const state = lost(true);
    expect(state.supply.engines).toBe(19);
    expect(state.syndicate.mines).toEqual([{ mine: "general", engine: true }]);
    expect(state.players.map(({ supply, vp }) => [supply, vp])).toEqual([
      [20, 4],
      [20, 4],
      [20, 2],
    ]);
  });

  test("without an engine there one of the supply marks it, else a coin, which nobody gains later", () => {
    const state = roundThree(["general"]);
    beginPhase(state, "consolidations");
    expect(state.supply.engines).toBe(19);
    const none = roundThree(["general"]);
    none.supply.engines = 0;
    beginPhase(none, "consolidations");
    expect(none.syndicate).toMatchObject({ coins: 6, mines: [{ mine: "general", engine: false }] });
  });
});

describe("§5.1.8 the order of consolidations", () => {
  test("all large mines of the round, in the deal's order, the next one revealed when the one before is settled", () => {
    const state = general();
    state.syndicate.coins = 2;
    beginPhase(state, "consolidations");
    expect(state.consolidated).toEqual(["general"]);
    act(state, 0, PASS);
    act(state, 1, PASS);
    expect(state.consolidated).toEqual(["general", "hasenwinkel", "cfe", "hermanns"]);
  });

  test("there are none before round 3", () => {
    const state = roundThree();
    state.round = 2;
    giveMine(state, 0, "T1", 13);
    const events = beginPhase(state, "consolidations");
    expect(events.filter(({ type }) => type === "consolidationTurned")).toEqual([]);
  });
});
