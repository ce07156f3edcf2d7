// What is read from outside: every field that must be there and no other, at every depth.
import { describe, expect, test } from "vitest";
import { parseCommand, parseDeal, parseOptions } from "./parse.ts";
import { dealWith } from "./testing/table.ts";

const problem = (parsed: ReturnType<typeof parseCommand | typeof parseDeal | typeof parseOptions>) =>
  parsed.ok ? "" : `${parsed.field}: ${parsed.problem}`;

describe("options", () => {
  test("none, or a known edition", () => {
    expect(parseOptions({})).toEqual({ ok: true, value: {} });
    expect(parseOptions({ edition: "history" })).toEqual({ ok: true, value: { edition: "history" } });
  });

  test.each([
    [{ edition: "dream" }, 'edition: there is no edition "dream" here, only history'],
    [{ edition: 1 }, "edition: must be a name"],
    [{ speed: 1 }, "speed: is not a field here"],
    [[], ": must be an object"],
  ])("%j is refused", (raw, why) => {
    expect(problem(parseOptions(raw))).toBe(why);
  });
});

describe("a deal", () => {
  const deal = dealWith(3);

  test("in full", () => {
    expect(parseDeal(deal, {}, 3)).toEqual({ ok: true, value: deal });
  });

  test.each([
    ["another seat", { ...deal, start: 3 }, "start: must be a seat from 0 to 2"],
    ["a station of Essen", { ...deal, railwayMarkers: { ...deal.railwayMarkers, y1: "cart" } }, "railwayMarkers.y1: is not a field here"],
    ["a station missing", { ...deal, railwayMarkers: {} }, "railwayMarkers.y3: must be a railway marker"],
    [
      "more of a kind than there are",
      { ...deal, railwayMarkers: Object.fromEntries(Object.keys(deal.railwayMarkers).map((id) => [id, "money"])) },
      "railwayMarkers: holds more markers of a kind",
    ],
    [
      "an accident marker twice",
      { ...deal, accidents: deal.accidents.with(0, "mining-damage") },
      "accidents: must hold the accident markers",
    ],
    [
      "a consolidation of another round",
      { ...deal, consolidations: { ...deal.consolidations, "3": deal.consolidations["4"] } },
      "consolidations.3: must hold the large mines of that round",
    ],
    [
      "two large mines in one name",
      { ...deal, consolidations: { ...deal.consolidations, "3": [deal.consolidations["3"]?.join()] } },
      "consolidations.3: must hold the large mines of that round",
    ],
    ["a round too many", { ...deal, consolidations: { ...deal.consolidations, "2": [] } }, "consolidations.2: is not a field here"],
    ["the deal of four", dealWith(4), "railwayMarkers.y1: is not a field here"],
  ])("%s is refused", (_what, raw, why) => {
    expect(problem(parseDeal(raw, {}, 3))).toContain(why);
  });
});

describe("commands", () => {
  test.each([
    [{ type: "jump" }, "type: must be one of the moves of the game"],
    [{ type: "pass", total: 1 }, "total: is not a field here"],
    [{ type: "turn", steps: [] }, "end: must be true or false"],
    [
      { type: "turn", steps: [{ step: "buyMine", card: 2, village: "linden", slot: "T4" }], end: true },
      "steps.0.slot: must be one of T1, T2, T3, B1, B2, B3",
    ],
    [
      { type: "turn", steps: [{ step: "buyMine", card: 2, village: "linden", slot: "T1", second: null }], end: true },
      "steps.0.second: must be an object",
    ],
    [{ type: "turn", steps: [{ step: "place", at: "rescue:T1", via: "action" }], end: true }, "steps.0.via: must be bonus"],
    [{ type: "turn", steps: [{ step: "takeCoin", via: "bonus" }], end: true }, "steps.0.via: is not a field here"],
    [{ type: "turn", steps: [{ step: "moveEngineer", from: "a", to: "b", via: "bonus" }], end: true }, "steps.0.via: is not a field here"],
    [{ type: "turn", steps: [{ step: "flip", card: "administration" }], end: true }, "steps.0.card: must be one of"],
    [
      { type: "turn", steps: [{ step: "flip", card: "coking", arrange: { miners: [] } }], end: true },
      "steps.0.arrange.engineers: must be a list",
    ],
    [{ type: "secure", coins: ["T1"] }, "team: must be a list of slots"],
    [{ type: "bid", total: 2.5 }, "total: must be a whole number"],
    [{ type: "load", worker: 1, cart: false, markers: 0 }, "worker: must be true or false"],
    ["pass", ": must be"],
  ])("%j is refused", (raw, why) => {
    expect(problem(parseCommand(raw))).toContain(why);
  });

  test("a mine is named by number or by field", () => {
    for (const on of [41, "general", "coking:engine"])
      expect(parseCommand({ type: "turn", steps: [{ step: "buyEngine", on }], end: true }).ok).toBe(true);
  });
});
