// An edition's file is accepted whole or refused with the field and the problem.
import { describe, expect, test } from "vitest";
import history from "../editions/history.json" with { type: "json" };
import type { Edition } from "./edition.ts";
import { figuresOf } from "./edition-figures.ts";
import { readEdition } from "./edition-file.ts";
import { addEdition, editionNames } from "./editions.ts";
import { kohleUndKolonie } from "./index.ts";
import { dealWith } from "./testing/table.ts";

/** The edition that comes with the game, changed in a copy. */
function changedEdition(change: (edition: Edition) => unknown): Edition {
  const edition: Edition = JSON.parse(JSON.stringify(history));
  change(edition);
  return edition;
}

function changed(change: (edition: Edition) => unknown): unknown {
  return changedEdition(change);
}

function problemIn(raw: unknown): string {
  const read = readEdition(raw);
  return read.ok ? "" : `${read.field}: ${read.problem}`;
}

test("the edition that comes with the game is one", () => {
  expect(readEdition(history)).toEqual({ ok: true, value: history });
});

describe("a wrong file is refused", () => {
  test.each<[string, (edition: Edition) => unknown, string]>([
    ["another game", (e) => Object.assign(e, { game: "coal-baron" }), "game: must be kohle-und-kolonie"],
    ["a field too many", (e) => Object.assign(e, { printed: true }), "printed: is not a field here"],
    ["a price in words", (e) => Object.assign(e.prices, { engineer: ["one", 2] }), "prices.engineer.0: must be a whole number"],
    ["half a coin", (e) => Object.assign(e.start, { coins: 4.5 }), "start.coins: must be a whole number"],
    ["a negative cost", (e) => Object.assign(e.smallMines[0] ?? {}, { cost: -1 }), "smallMines.0.cost: must not be negative (mine 1)"],
    [
      "a bonus that is none",
      (e) => Object.assign(e.smallMines[0] ?? {}, { bonus: "lore" }),
      "smallMines.0.bonus: must be cart, secondMiner or null (mine 1)",
    ],
    ["a number twice", (e) => Object.assign(e.singleMines[0] ?? {}, { number: 7 }), "singleMines.0.number: 7 is there twice (mine 7)"],
    [
      "a mine of a field that is not there",
      (e) => Object.assign(e.smallMines[0] ?? {}, { field: "nowhere" }),
      'smallMines.0.field: "nowhere" has no large mine (mine 1)',
    ],
    [
      "a small mine after its large mine",
      (e) => Object.assign(e.smallMines[1] ?? {}, { round: 4 }),
      "smallMines.1.round: must not come after its large mine, which comes in round 3 (mine 2)",
    ],
    ["a consolidation in round 2", (e) => Object.assign(e.largeMines[0] ?? {}, { round: 2 }), "smallMines.28.round: must not come after"],
    [
      "a village that its field does not name",
      (e) => e.fields[0]?.villages.pop(),
      "fields.0.villages: must be the villages that name the field",
    ],
    ["more village places than workers", (e) => Object.assign(e.supply, { localWorkers: 10 }), "supply.localWorkers: must be at least"],
    [
      "neighbours that know nothing of each other",
      (e) => e.stations[0]?.neighbors.pop(),
      "stations.0.neighbors: must be named by its neighbours as well (y1)",
    ],
    ["too few railway markers", (e) => e.railwayMarkers.pop(), "railwayMarkers: must be at least 19"],
    ["six bonus markers", (e) => e.bonusMarkers.pop(), "bonusMarkers: must be consolidation-aid, cart"],
    ["four accident markers", (e) => e.accidentMarkers.pop(), "accidentMarkers: must be 5"],
    ["a slot that no arrow leads to", (e) => e.slotArrows.pop(), "slotArrows: must lead to each of T2, T3, B1, B2, B3 once"],
    ["a trade that gains", (e) => Object.assign(e.trade[1] ?? {}, { get: { coins: 2 } }), "trade: must lose something"],
    [
      "a flip without a price",
      (e) => Object.assign(e.aboveGround.coking ?? {}, { flip: [] }),
      "aboveGround.coking.flip: must have a price",
    ],
    ["a missing card", (e) => delete e.aboveGround.loading, "aboveGround"],
    [
      "a back with too little room",
      (e) => Object.assign(e.aboveGround.loading ?? {}, { back: { workers: 0 } }),
      "aboveGround.loading.back: must have room for all miners",
    ],
    [
      "a space of another card's name",
      (e) => Object.assign(e.aboveGround.administration?.front ?? {}, { "coking:desk": { miners: 1 } }),
      "aboveGround.administration.front.coking:desk: must be named administration:",
    ],
    [
      "a line of three players that is out",
      (e) => Object.assign(e.lines[3]?.vp ?? {}, { "3": 4 }),
      "lines.3.vp.3: must be null exactly for the lines that are out (green)",
    ],
  ])("%s", (_why, change, problem) => {
    expect(problemIn(changed(change))).toContain(problem);
  });

  test.each<[string, (edition: Edition) => unknown, string]>([
    ["coins", (e) => Object.assign(e.start, { coins: 1000 }), "start.coins: must be at most 999"],
    ["VP", (e) => Object.assign(e.largeMines[0] ?? {}, { vp: 1e6 }), "largeMines.0.vp: must be at most 999 (eintracht)"],
    ["miners", (e) => Object.assign(e.start, { miners: 100 }), "start.miners: must be at most 99"],
    [
      "railway markers",
      (e) => Object.assign(e.railwayMarkers[3] ?? {}, { count: 1e9 }),
      "railwayMarkers.3.count: must be at most 99 (cart)",
    ],
    ["places of a village", (e) => Object.assign(e.villages[0] ?? {}, { places: 10 }), "villages.0.places: must be at most 9 (steele)"],
    ["a mine's number", (e) => Object.assign(e.smallMines[0] ?? {}, { number: 1000 }), "smallMines.0.number: must be at most 999"],
    [
      "a reward",
      (e) => Object.assign(e.settlementRewards, { "3": { extraAction: 10 } }),
      "settlementRewards.3.extraAction: must be at most 9",
    ],
    [
      "a reward for more than there are",
      (e) => Object.assign(e.settlementRewards, { "6": { vp: 1 } }),
      "settlementRewards.6: must be a count from 1 to 5",
    ],
    [
      "a reward for a word",
      (e) => Object.assign(e.engineerRewards, { all: { vp: 1 } }),
      "engineerRewards.all: must be a count from 1 to 3",
    ],
    ["a name", (e) => Object.assign(e.towns[0] ?? {}, { name: "E".repeat(61) }), "towns.0.name: must have at most 60 characters (essen)"],
    ["no name", (e) => Object.assign(e.towns[0] ?? {}, { name: " " }), "towns.0.name: must not be blank (essen)"],
    [
      "two lines",
      (e) => Object.assign(e.towns[0] ?? {}, { name: "Es\nsen" }),
      "towns.0.name: must be one line of printable characters (essen)",
    ],
    ["what cannot be seen", (e) => Object.assign(e.towns[0] ?? {}, { name: "\u202eEssen" }), "towns.0.name: must be one line of printable"],
    ["an id", (e) => Object.assign(e.towns[0] ?? {}, { id: "e".repeat(41) }), "towns.0.id: must have at most 40 characters"],
    [
      "a village beside the map",
      (e) => Object.assign(e.villages[1] ?? {}, { x: 1001 }),
      "villages.1.x: must be from 0 to 1000 (freisenbruch)",
    ],
    [
      "a label below the map",
      (e) => Object.assign(e.fields[0]?.label ?? {}, { y: 621 }),
      "fields.0.label.y: must be from 0 to 620 (eintracht)",
    ],
    ["no number at all", (e) => Object.assign(e.stations[0] ?? {}, { y: Number.POSITIVE_INFINITY }), "stations.0.y: must be a number (y1)"],
    ["a corner of three", (e) => e.fields[0]?.polygon.push([1, 2, 3]), "fields.0.polygon.5: must be x and y (eintracht)"],
    ["points for six players", (e) => Object.assign(e.lines[0]?.vp ?? {}, { "6": 3 }), "lines.0.vp.6: is not a field here (yellow)"],
    ["points for three players alone", (e) => Object.assign(e.lines[0] ?? {}, { vp: { "3": 1 } }), "lines.0.vp.4: must be VP, or null"],
    [
      "a path to nowhere",
      (e) => e.lines[0]?.path.push("v:mars"),
      "lines.0.path.15: must be v: and a village, or s: and a station (yellow)",
    ],
    [
      "a round",
      (e) => Object.assign(e.bonusMarkers[6] ?? {}, { fromRound: 6 }),
      "bonusMarkers.6.fromRound: must be from 1 to 5 (steam-engine)",
    ],
    [
      "moves without end",
      (e) => Object.assign(e.aboveGround.workforce?.front ?? {}, { move: 10 }),
      "aboveGround.workforce.front.move: must be a",
    ],
    [
      "a figure misspelt",
      (e) => Object.assign(e.aboveGround.workforce?.front ?? {}, { moves: 2 }),
      "aboveGround.workforce.front.moves: must be a space",
    ],
    [
      "a card full of spaces",
      (e) => Object.assign(e.aboveGround.coking?.front ?? {}, { "coking:hall": { miners: 3 } }),
      "aboveGround.coking.front: must have room for at most 6 pieces",
    ],
    [
      "too many of something",
      (e) => e.towns.push(...Array.from({ length: 96 }, () => ({ id: "essen", name: "Essen" }))),
      "towns: must have at most 99 entries",
    ],
  ])("that is beyond what can be: %s", (_why, change, problem) => {
    expect(problemIn(changed(change))).toContain(problem);
  });

  test("anything that is no object", () => {
    for (const raw of [null, 1, "history", [], undefined]) expect(problemIn(raw)).toBe(": must be an object");
  });
});

describe("a further edition", () => {
  const printed = changed((edition) => {
    edition.edition = "printed";
    edition.start.coins = 7;
    edition.prices.engineer = [3, 4];
  });

  test("is chosen by name once it was given in, and its figures are played with", () => {
    expect(kohleUndKolonie.parseOptions({ edition: "printed" })).toEqual({
      ok: false,
      field: "edition",
      problem: 'there is no edition "printed" here, only history',
    });
    const read = readEdition(printed);
    if (read.ok) addEdition(read.value);
    expect(editionNames()).toEqual(["history", "printed"]);
    const options = kohleUndKolonie.parseOptions({ edition: "printed" });
    expect(options).toEqual({ ok: true, value: { edition: "printed" } });
    const state = kohleUndKolonie.setup({ edition: "printed" }, 4, dealWith(4));
    expect(state.players.map(({ coins }) => coins)).toEqual([7, 7, 7, 7]);
  });

  test("keeps its figures for ever: another one of that name is refused, the same one is not", () => {
    const again = changed((edition) => Object.assign(edition, { edition: "printed" }));
    const [same, other] = [readEdition(printed), readEdition(again)];
    expect(same.ok && addEdition(same.value).ok).toBe(true);
    expect(other.ok && addEdition(other.value)).toEqual({
      ok: false,
      field: "edition",
      problem: '"printed" is the name of another edition already',
    });
  });

  test("may change its words and its drawing, and the order of its fields", () => {
    const redrawn = Object.entries(
      changedEdition((edition) => {
        edition.about = "Drawn anew.";
        for (const field of edition.fields) Object.assign(field, { name: field.id, label: { x: 1, y: 1 }, polygon: [] });
        for (const village of edition.villages) Object.assign(village, { x: 0.5 });
      }),
    );
    const read = readEdition(Object.fromEntries(redrawn.toReversed()));
    expect(read.ok && addEdition(read.value)).toEqual({ ok: true, value: history });
  });

  test.each<[string, (edition: Edition) => unknown]>([
    ["a cost", ({ smallMines: [mine] }) => Object.assign(mine ?? {}, { cost: 1 + (mine?.cost ?? 0) })],
    ["a place of a village", ({ villages: [village] }) => Object.assign(village ?? {}, { places: 9 })],
    ["the order of the large mines", ({ largeMines }) => largeMines.reverse()],
    ["the price of a flip", ({ aboveGround }) => Object.assign(aboveGround.loading ?? {}, { flip: [{ coins: 9 }] })],
  ])("is another one with a change of %s", (_what, change) => {
    expect(figuresOf(changedEdition(change))).not.toBe(figuresOf(history));
  });
});
