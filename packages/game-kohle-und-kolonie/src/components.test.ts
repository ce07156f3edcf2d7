// The components against the rulebook's list (§2.0 to §2.6) and against each other.
import { describe, expect, test } from "vitest";
import history from "../editions/history.json" with { type: "json" };
import { componentsFor, componentsOf, fieldOf, mineOf, villageOf } from "./components.ts";
import { newGame } from "./testing/table.ts";
import { BONUS_MARKERS, CARDS, SLOTS } from "./vocabulary.ts";

const components = componentsFor({}, 5);

describe("§2.0 game material", () => {
  test("20 miners, 5 settlements, 3 engineers, 3 accident stones a player", () => {
    expect(history.start).toMatchObject({ miners: 20, settlements: 5, engineers: 3, accidentStones: 3 });
  });

  test("3 black stones and 1 blank, 20 steam engines, 40 local workers", () => {
    expect(history.accident).toMatchObject({ blackStones: 3, blankStones: 1 });
    expect(history.supply).toEqual({ localWorkers: 40, steamEngines: 20 });
  });

  test("19 railway markers, 7 bonus markers, 5 accident markers", () => {
    expect(components.railwayMarkers).toHaveLength(19);
    expect(components.bonusMarkers.map(({ id }) => id).toSorted()).toEqual(BONUS_MARKERS.toSorted());
    expect(components.accidents).toHaveLength(5);
  });

  test("5 above-ground cards", () => {
    expect(Object.keys(history.aboveGround)).toEqual(CARDS);
  });
});

describe("§2.1 the board", () => {
  test("four towns and four railway lines", () => {
    expect(history.towns).toHaveLength(4);
    expect(components.lines.map(({ id }) => id)).toEqual(["yellow", "red", "brown", "green"]);
  });

  test("one sequence of numbers, 1–45, for all cards on display", () => {
    expect(components.mineCards.map(({ id }) => id)).toEqual(Array.from({ length: 45 }, (_, index) => index + 1));
  });

  test("villages have room for one or two settlements and border their fields", () => {
    for (const { id, places, fields } of components.villages.values()) {
      expect([1, 2]).toContain(places);
      for (const field of fields) expect(fieldOf(components, field).villages).toContain(id);
    }
  });
});

test("§2.2 the player's material: six slots, T1 first, two rows", () => {
  const predecessors = SLOTS.map((slot) => components.slots.get(slot)?.predecessors);
  expect(predecessors).toEqual([[], ["T1"], ["T2"], ["T1"], ["B1"], ["B2"]]);
});

test("§2.3 neutral pieces: local workers begin in the villages, engines in the supply", () => {
  const state = newGame(5);
  expect(state.villages.linden).toBe(villageOf(components, "linden").places);
  expect(state.supply.engines).toBe(20);
});

describe("§2.4 the mine cards", () => {
  test("40 small, 5 single and 15 large mines", () => {
    const kinds = [...components.mines.values()].map(({ kind }) => kind);
    expect(["small", "single", "large"].map((kind) => kinds.filter((each) => each === kind).length)).toEqual([40, 5, 15]);
  });

  test("a large mine costs nothing itself; for tie-breaks it counts what its small mines cost", () => {
    expect(mineOf(components, "general")).toMatchObject({ kind: "large", cost: 3, income: 2, vp: 4, round: 3 });
  });

  test("no small mine comes after its large mine", () => {
    for (const { kind, field, round } of components.mines.values()) {
      if (kind === "small") expect(round).toBeLessThanOrEqual(mineOf(components, field).round);
    }
  });
});

describe("§2.5 markers", () => {
  test("§2.5.1 railway markers: 3 points, 3 money, 5 workers, 4 carts, 4 consolidation", () => {
    expect(history.railwayMarkers.map(({ kind, count }) => [kind, count])).toEqual([
      ["points", 3],
      ["money", 3],
      ["worker", 5],
      ["cart", 4],
      ["consolidation", 4],
    ]);
  });

  test("§2.5.2 bonus markers: the steam-engine marker comes with round 2", () => {
    expect(components.bonusMarkers.filter(({ fromRound }) => fromRound > 1).map(({ id }) => id)).toEqual(["steam-engine"]);
  });

  test("§2.5.3 extra-action markers come from the third engineer, the third settlement and the ironworks", () => {
    expect(history.engineerRewards["3"]).toEqual({ extraAction: 1 });
    expect(history.settlementRewards["3"]).toEqual({ extraAction: 1 });
    expect(components.aboveGround.flips.ironworks.extraActions).toBe(1);
  });

  test("§2.5.4 accident markers: more purchases twice, the others once", () => {
    expect(components.accidents.toSorted()).toEqual(["extra-coin", "highest-number", "mining-damage", "more-purchases", "more-purchases"]);
  });

  test("§2.5.5 price rises: engineers, settlements and steam engines", () => {
    expect(components.prices).toEqual({ engineer: [1, 2], settlement: [2, 3], steamEngine: [1, 2] });
  });

  test("§2.5.6 coins are unlimited: nothing counts them", () => {
    expect(history.supply).not.toHaveProperty("coins");
  });
});

test("§2.6 three stones are drawn from the bag", () => {
  expect(history.accident.draws).toBe(3);
});

test("§3.0 five rounds, with consolidations from the third on", () => {
  expect(history.rounds).toBe(5);
  expect([...components.consolidations].map(([round, fields]) => [round, fields.length])).toEqual([
    [3, 5],
    [4, 5],
    [5, 5],
  ]);
});

test("tables are built once for an edition and a number of players", () => {
  expect(componentsOf(newGame(4))).toBe(componentsFor({}, 4));
  expect(componentsFor({ edition: "history" }, 4)).toBe(componentsFor({}, 4));
});

test("what nobody gave in, and what is not there, is a broken invariant", () => {
  expect(() => componentsFor({ edition: "dream" }, 4)).toThrow("dream");
  expect(() => mineOf(components, 46)).toThrow("46");
});
