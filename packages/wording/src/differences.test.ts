// What differs between two positions, in words: what came, what went, and where.
import { chanceFrom } from "@pithead/engine";
import { coalBaron } from "@pithead/game-coal-baron";
import { kohleUndKolonie } from "@pithead/game-kohle-und-kolonie";
import { expect, test } from "vitest";
import { type Difference, say, textOf, WORDS } from "./index.ts";

const NAMES = ["Ada", "Bo", "Cy"];
const CHANCE = chanceFrom("00".repeat(32));

test("Coal Baron: crews and cards on spaces; tiles, orders and cubes of each player.", () => {
  const before = coalBaron.setup({}, 3, coalBaron.deal({}, 3, CHANCE));
  before.orders["order-2"] = "truck-K";
  const after = coalBaron.clone(before);
  after.crews["money-5"] = { seat: 1, workers: 2 };
  after.orders["order-2"] = null;
  const [ada, bo] = after.players;
  if (ada === undefined || bo === undefined) throw new Error("Nobody sits.");
  ada.tiles = [{ kind: "gray-light-2", cubes: ["gray", "gray"] }];
  ada.storage = { ...ada.storage, black: 2 };
  ada.cage = ["brown"];
  bo.outstanding = [{ order: "truck-K", spots: [[]] }];
  expect(told("coal-baron", WORDS["coal-baron"].differencesOf(before, after))).toEqual([
    [null, "money-5", "Money 5: Bo, 2 workers."],
    [null, "order-2", "Order 2: nothing any more."],
    [0, undefined, "New in the pit: gray light tile with 2 carts."],
    [0, undefined, "In the storage: 2 black."],
    [0, undefined, "In the cage: 1 brown."],
    [1, "truck-K", "New order: truck order for 1 black."],
  ]);
  const later = coalBaron.clone(after);
  const [, carrier] = later.players;
  if (carrier === undefined) throw new Error("Nobody sits.");
  carrier.outstanding = [{ order: "truck-K", spots: [["black"]] }];
  carrier.delivered = ["barrow-GG"];
  carrier.deliveredCount = 1;
  expect(told("coal-baron", WORDS["coal-baron"].differencesOf(after, later))).toEqual([
    [1, "truck-K", "Truck order for 1 black: 1 of 1 spot filled."],
    [1, undefined, "Delivered: barrow order for 2 gray."],
  ]);
  expect(WORDS["coal-baron"].differencesOf(later, later)).toEqual([]);
});

test("Kohle & Kolonie: markers and mines in the middle; slots, settlements, cards and pieces of each player.", () => {
  const before = kohleUndKolonie.setup({}, 3, kohleUndKolonie.deal({}, 3, CHANCE));
  const after = kohleUndKolonie.clone(before);
  const [station = ""] = Object.keys(after.railwayMarkers);
  const [mine = 0] = after.display;
  after.railwayMarkers[station] = "money";
  after.display = after.display.slice(1);
  const [, bo] = after.players;
  if (bo === undefined) throw new Error("Nobody sits.");
  bo.slots.T1 = { mine, engine: true };
  bo.settlements = ["linden"];
  bo.flipped.coking = true;
  bo.miners = { ...bo.miners, [`station:${station}`]: 2 };
  const said = told("kohle-und-kolonie", WORDS["kohle-und-kolonie"].differencesOf(before, after));
  expect(said.map(([seat, on]) => [seat, on])).toEqual([
    [null, undefined],
    [null, `station:${station}`],
    [1, "T1"],
    [1, "village:linden"],
    [1, "coking"],
    [1, `station:${station}`],
  ]);
  const sentences = said.map(([, , sentence]) => sentence);
  expect(sentences[0]).toMatch(/^No longer on display: mine \d+ /);
  expect(sentences[1]).toMatch(/: money marker\.$/);
  expect(sentences[2]).toMatch(/^Slot T1: mine \d+ .*, with a steam engine\.$/);
  expect(sentences.slice(3, 5)).toEqual(["New settlement: Linden.", "Flipped: coking."]);
  expect(sentences[5]).toMatch(/^The station .*: 2 miners\.$/);
});

function told(game: keyof typeof WORDS, differences: readonly Difference[]) {
  const speaker = game === "coal-baron" ? say("en", game) : say("en", "kohle-und-kolonie");
  return differences.map(({ seat, on, sentence }) => {
    const line = { seat, kind: "turn" as const, sentences: [sentence], details: [] };
    return [seat, on, textOf(speaker.line(line, { names: NAMES, reader: null }))];
  });
}
