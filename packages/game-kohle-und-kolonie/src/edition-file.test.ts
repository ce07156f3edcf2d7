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
    ["a negative cost", (e) => Object.assign(e.smallMines[0] ?? {}, { cost: -1 }), "smallMines.0.cost: must not be negative"],
    [
      "a bonus that is none",
      (e) => Object.assign(e.smallMines[0] ?? {}, { bonus: "lore" }),
      "smallMines.0.bonus: must be cart, secondMiner or null",
    ],
    ["a number twice", (e) => Object.assign(e.singleMines[0] ?? {}, { number: 7 }), "smallMines and singleMines: 7 is there twice"],
    [
      "a mine of a field that is not there",
      (e) => Object.assign(e.smallMines[0] ?? {}, { field: "nowhere" }),
      'smallMines.1.field: "nowhere" has no large mine',
    ],
    [
      "a small mine after its large mine",
      (e) => Object.assign(e.smallMines[1] ?? {}, { round: 4 }),
      "smallMines.2.round: must not come after its large mine (round 3)",
    ],
    ["a consolidation in round 2", (e) => Object.assign(e.largeMines[0] ?? {}, { round: 2 }), "smallMines.29.round: must not come after"],
    [
      "a village that its field does not name",
      (e) => e.fields[0]?.villages.pop(),
      "fields.eintracht.villages: must be the villages that name the field",
    ],
    ["more village places than workers", (e) => Object.assign(e.supply, { localWorkers: 10 }), "supply.localWorkers: must be at least"],
    [
      "neighbours that know nothing of each other",
      (e) => e.stations[0]?.neighbors.pop(),
      "stations.y1.neighbors: must be named by its neighbours",
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
    ["a line of three players that is out", (e) => Object.assign(e.lines[3]?.vp ?? {}, { "3": 4 }), "lines.green.vp.3: must be null"],
  ])("%s", (_why, change, problem) => {
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
