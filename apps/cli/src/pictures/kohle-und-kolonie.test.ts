// A position of Kohle & Kolonie drawn in text shows mines, rescue miners, engines, cards, map and auction where they are.

import { rulesetOf } from "@pithead/catalog";
import { chanceFrom } from "@pithead/engine";
import { componentsOf, type Position, playerAt } from "@pithead/game-kohle-und-kolonie/client";
import { expect, test } from "vitest";
import { kohleUndKoloniePicture } from "./kohle-und-kolonie.ts";
import { tableauPicture } from "./kohle-und-kolonie-tableau.ts";

const names = ["Ada", "Bo", "Cy"];
const rules = rulesetOf("kohle-und-kolonie", 1);

/** Views come from our own rules. */
function isPosition(view: object): view is Position {
  return "bonusRow" in view;
}

/** What a spectator sees of a new game of three, with a mine and a few pieces of Ada's. */
function position(): Position {
  if (rules === undefined) throw new Error("Kohle & Kolonie is not in the catalog.");
  const view = rules.view(rules.setup({}, 3, rules.deal({}, 3, chanceFrom("00".repeat(32)))), "spectator");
  if (!isPosition(view)) throw new TypeError("That is no position.");
  const ada = playerAt(view, 0);
  ada.slots.T1 = { mine: 13, engine: true };
  ada.slots.B1 = { mine: "general", engine: false };
  ada.flipped.loading = true;
  ada.settlements.push("winz");
  Object.assign(ada.miners, { "rescue:T1": 1, "coking:pair": 1, "station:y4": 2, "village:winz": 1 });
  Object.assign(ada.engineers, { "loading:engineer": 1 });
  view.railwayMarkers.y4 = "points";
  return view;
}

test("a tableau has rescue miners above the mines, and the upper sides of its cards", () => {
  const view = position();
  expect(tableauPicture(componentsOf(view), playerAt(view, 0), "Ada")).toEqual([
    "TABLEAU OF Ada",
    "  rescue  miner                   ·     ·",
    "          T1 13 Glocke*           T2 –  T3 –",
    "  rescue  ·                       ·     ·",
    "          B1 Vereinigter General  B2 –  B3 –",
    "  workforce       front",
    "  coking          front  engineer 0/1, miner 0/1, pair 1/2",
    "  ironworks       front  engineer 0/1, miner 0/1, pair 0/2",
    "  loading         back   miner 0/1, miner2 0/1, engineer 1/1",
    "  administration  front  miner 0/1, pair 0/2, engineer 0/1, engineer2 0/1",
  ]);
});

test("the map has mines in their fields, settlements in their villages, miners and markers at their stations", () => {
  const lines = kohleUndKoloniePicture(position(), names);
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}Vereinigter General +13\* Ada, large mine Ada, 2 on display, 3 on display$/));
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}Winz +1 of 1 local workers {2}settlements: Ada, miners 1$/));
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}Ruhrtalbahn, 8 VP: Dahlhausen \[\?\] – Hattingen \[Ada 2\] – /));
  expect(lines.join("\n")).not.toContain("Steele");
});

test("a consolidation shows basis and total of everybody in it", () => {
  const view = position();
  view.consolidation = {
    field: "general",
    stage: "bid",
    order: [1, 0],
    basis: [3, 2],
    totals: [5, 2],
    hasPassed: [false, true],
    syndicate: 4,
    next: 0,
    won: null,
  };
  const lines = kohleUndKoloniePicture(view, names);
  const at = lines.indexOf("CONSOLIDATION OF Vereinigter General");
  expect(lines.slice(at + 1, at + 4)).toEqual([
    "    Bo         basis 3  total 5",
    "    Ada        basis 2  total 2  passed",
    "    syndicate  basis 4",
  ]);
});

test("what is dealt is shown to who may know it only", () => {
  if (rules === undefined) return;
  const state = rules.setup({}, 3, rules.deal({}, 3, chanceFrom("00".repeat(32))));
  expect(kohleUndKoloniePicture(state, names).join("\n")).toContain("Dealt accidents");
  expect(kohleUndKoloniePicture(position(), names).join("\n")).not.toContain("Dealt");
});

test("the position of another game is refused", () => {
  expect(() => kohleUndKoloniePicture({ factory: {} }, names)).toThrow("Not a position of Kohle & Kolonie.");
});
