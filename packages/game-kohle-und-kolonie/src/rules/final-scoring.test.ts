// The final scoring and who wins (§6.0).
import { describe, expect, test } from "vitest";
import { componentsOf } from "../components.ts";
import { type FinalScoring, type PlayerPosition, playerAt } from "../state.ts";
import { newGame } from "../testing/table.ts";
import { enginesByPlace, finalScoringOf, stationsHeld } from "./final-scoring.ts";
import { outcomeOf } from "./ranks.ts";

/** The scoring of a player of a game of so many who has these things and no coins. */
function scoring(change: (player: PlayerPosition) => void, seats = 4): FinalScoring {
  const state = newGame(seats);
  const player = playerAt(state, 0);
  player.coins = 0;
  change(player);
  return finalScoringOf(componentsOf(state), player);
}

describe("§6.0 the final scoring", () => {
  test.each([
    [0, 0],
    [1, 3],
    [2, 5],
    [3, 8],
    [4, 12],
    [5, 17],
    [6, 23],
    [7, 23],
  ])("%i steam engines bring %i VP, at most 6 count", (engines, vp) => {
    expect(scoring((player) => Object.assign(player, { enginesBeside: engines }))).toMatchObject({ engines, enginesVp: vp });
  });

  test("engines on mines, on coking and beside the tableau count alike", () => {
    const found = scoring((player) => {
      player.slots.T1 = { mine: 1, engine: true };
      player.slots.T2 = { mine: "general", engine: true };
      player.engines["coking:engine"] = 1;
      player.enginesBeside = 1;
    });
    expect(found).toMatchObject({ engines: 4, enginesVp: 12 });
  });

  test("1 VP for 2 coins", () => {
    expect(scoring((player) => Object.assign(player, { coins: 7 })).coinsVp).toBe(3);
  });

  test("1 VP for each station with an own miner; several own miners on a station score once", () => {
    expect(scoring((player) => Object.assign(player.miners, { "station:y1": 3, "station:r1": 1, "station:b1": 0 }))).toMatchObject({
      stations: 2,
      stationsVp: 2,
    });
  });

  test("engines count on mines, on cards and beside the tableau", () => {
    const state = newGame(4);
    const player = playerAt(state, 0);
    player.slots.T1 = { mine: 5, engine: true };
    player.slots.T2 = { mine: 7, engine: false };
    player.engines["coking:engine"] = 1;
    player.enginesBeside = 3;
    expect(enginesByPlace(player)).toEqual({ mines: 1, cards: 1, beside: 3 });
    expect(finalScoringOf(componentsOf(state), player).engines).toBe(5);
  });

  test("a station is held while an own miner stands there", () => {
    const state = newGame(4);
    const player = playerAt(state, 0);
    Object.assign(player.miners, { "station:y1": 2, "station:r1": 1, "station:b1": 0 });
    expect(stationsHeld(componentsOf(state), player).toSorted()).toEqual(["r1", "y1"]);
  });

  const whole = (ids: string[]) => (player: PlayerPosition) => {
    for (const id of ids) player.miners[`station:${id}`] = 1;
  };

  test.each([
    ["yellow", ["y1", "y2", "y3", "y4", "y5", "y6", "y7"], 12],
    ["red", ["r1", "r2", "r3", "r4", "r5", "r6"], 10],
    ["brown", ["b1", "b2", "b3"], 4],
    ["green", ["g1", "g2", "g3"], 4],
  ])("4 and 5 players: the whole %s line", (line, stations, vp) => {
    expect(scoring(whole(stations))).toMatchObject({ lines: [line], linesVp: vp });
    expect(scoring(whole(stations.slice(1)))).toMatchObject({ lines: [], linesVp: 0 });
  });

  test.each([
    ["yellow", ["y3", "y4", "y5", "y6", "y7"], 8],
    ["red", ["r2", "r3", "r4", "r5", "r6"], 8],
    ["brown", ["b1", "b2", "b3"], 4],
  ])("3 players: every station of the %s line that is in play", (line, stations, vp) => {
    expect(scoring(whole(stations), 3)).toMatchObject({ lines: [line], linesVp: vp });
  });

  test("4 VP for each extra-action marker left", () => {
    expect(scoring((player) => Object.assign(player, { extraActions: 2 })).extraActionsVp).toBe(8);
  });

  test("the total is what was scored before and all of that", () => {
    expect(scoring((player) => Object.assign(player, { vp: 30, coins: 4, extraActions: 1, enginesBeside: 1 })).total).toBe(30 + 2 + 4 + 3);
  });
});

describe("§6.0 who wins", () => {
  const own = (total: number, engines = 0, mineCosts = 0): FinalScoring => ({ ...scoring(() => {}), total, engines, mineCosts });

  test("most VP", () => {
    expect(outcomeOf([own(30), own(50), own(40)])).toEqual({ scores: [30, 50, 40], ranks: [3, 1, 2], winners: [1] });
  });

  test("at a tie more engines, uncapped", () => {
    expect(outcomeOf([own(50, 6), own(50, 8), own(50, 7)]).ranks).toEqual([3, 1, 2]);
  });

  test("then the higher costs of single mines and of what large mines were merged from", () => {
    expect(outcomeOf([own(50, 2, 3), own(50, 2, 4), own(50, 2, 4)])).toMatchObject({ ranks: [3, 1, 1], winners: [1, 2] });
    const costs = scoring((player) => {
      player.slots.T1 = { mine: 41, engine: false };
      player.slots.T2 = { mine: "general", engine: false };
      player.slots.T3 = { mine: 5, engine: false };
    });
    expect(costs.mineCosts).toBe(2 + 3);
  });

  test("then they share the rank", () => {
    expect(outcomeOf([own(50, 1, 1), own(50, 1, 1), own(20)])).toEqual({ scores: [50, 50, 20], ranks: [1, 1, 3], winners: [0, 1] });
  });
});
