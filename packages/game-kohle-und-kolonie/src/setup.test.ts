// Set-up (§4.0), and what changes for three players (§7.0).
import { chanceFrom, gameSeedOf } from "@pithead/engine";
import { describe, expect, test } from "vitest";
import { componentsFor } from "./components.ts";
import { deal } from "./setup.ts";
import { newGame } from "./testing/table.ts";

const chance = chanceFrom(gameSeedOf("00".repeat(32), ["a", "b"], "test"));

describe("the deal", () => {
  const components = componentsFor({}, 5);

  test("start, stations and accidents each have their own label", () => {
    const dealt = deal({}, 5, chance);
    const markers = chance.shuffle("stations", components.railwayMarkers);
    expect(dealt.start).toBe(chance.uniform("start", 5));
    expect(Object.entries(dealt.railwayMarkers)).toEqual(
      [...components.stations.keys()].map((station, index) => [station, markers[index]]),
    );
    expect(dealt.accidents).toEqual(chance.shuffle("accidents", components.accidents));
  });

  test("each round's large mines are shuffled under a label of their own", () => {
    const { consolidations } = deal({}, 5, chance);
    expect(Object.keys(consolidations)).toEqual(["3", "4", "5"]);
    for (const round of [3, 4, 5])
      expect(consolidations[round]).toEqual(chance.shuffle(`consolidations-${round}`, components.consolidations.get(round) ?? []));
  });
});

describe.each([3, 4, 5])("§4.0 set-up for %i players", (seats) => {
  const state = newGame(seats, { start: 1 });

  test("each player has 4 coins, 2 VP, 20 miners, 3 engineers, and all cards on the front", () => {
    expect(state.players).toHaveLength(seats);
    for (const player of state.players) {
      expect(player).toMatchObject({ coins: 4, vp: 2, supply: 20, engineersLeft: 3, settlements: [], extraActions: 0, workers: 0 });
      expect(Object.values(player.flipped)).toEqual([false, false, false, false]);
    }
  });

  test("each village holds as many local workers as places; the other of the 40 are the supply", () => {
    const inVillages = Object.values(state.villages).reduce((sum, workers) => sum + workers, 0);
    for (const { id, places } of componentsFor({}, seats).villages.values()) expect(state.villages[id]).toBe(places);
    expect(state.supply.workers + inVillages).toBe(40);
  });

  test("the syndicate has 6 coins, and all small and single mines of round 1 are on display", () => {
    expect(state.syndicate).toEqual({ coins: 6, morePurchases: 0, hasExtraCoin: false, mines: [] });
    expect(state.display).toEqual(seats === 3 ? [1, 2, 3, 4, 6, 7, 8, 10, 41] : [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 41]);
  });

  test("bonus markers lie on spaces 1–7 in the data's order, and the start player chooses first", () => {
    expect(state.bonusRow).toEqual(["consolidation-aid", "cart", "rescue-team", "miners", "engineer", "settlement", "steam-engine"]);
    expect(state.asked).toEqual({ seat: 1, question: "chooseBonus" });
    expect(state.queue[0]).toBe(2);
  });
});

describe("§7.0 for three players everything of Essen is out", () => {
  const three = componentsFor({}, 3);
  const four = componentsFor({}, 4);

  test("its fields with their cards", () => {
    for (const field of ["eintracht", "deimelsberg", "altendorf", "steingatt", "eiberg"]) expect(three.fields.has(field)).toBe(false);
    expect(three.mineCards.map(({ id }) => id)).not.toContain(42);
    expect(three.mineCards.map(({ id }) => id)).not.toContain(11);
    expect(three.mines.has("altendorf")).toBe(false);
    expect([...three.consolidations.values()].flat()).toHaveLength(11);
  });

  test("its villages but for those that border other towns, which stay with their workers", () => {
    const out = [...four.villages.keys()].filter((village) => !three.villages.has(village));
    expect(out).toEqual(["steele", "freisenbruch", "horst", "ueberruhr", "byfang"]);
    expect(newGame(3).villages).toMatchObject({ munscheid: 1, dahlhausen: 2, dumberg: 1, niederwenigern: 1 });
    expect(three.villages.get("munscheid")?.fields).toEqual(["hasenwinkel"]);
  });

  test("its stations and the green line: 13 markers are dealt, the others stay in the box unseen", () => {
    expect(three.lines.map(({ id, stations, vp }) => [id, stations.length, vp])).toEqual([
      ["yellow", 5, 8],
      ["red", 5, 8],
      ["brown", 3, 4],
    ]);
    const markers = chance.shuffle("stations", three.railwayMarkers);
    const dealt = deal({}, 3, chance).railwayMarkers;
    expect(Object.keys(dealt)).toHaveLength(13);
    expect(dealt.y3).toBe(markers[2]);
    expect(three.stations.get("y3")?.neighbors).toEqual(["y4"]);
  });

  test("with four and five players all is in play", () => {
    expect(four.villages.size).toBe(28);
    expect(four.lines.map(({ vp }) => vp)).toEqual([12, 10, 4, 4]);
  });
});
