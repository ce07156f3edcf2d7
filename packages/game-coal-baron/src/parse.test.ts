// What is read from outside: every field, no other, and the wrong one is named.
import { describe, expect, test } from "vitest";
import { parseCommand, parseDeal, parseOptions } from "./parse.ts";
import { dealWith } from "./testing/table.ts";

describe("commands", () => {
  test.each([
    { type: "draft", order: "truck-KKK" },
    { type: "place", space: "bank" },
    { type: "place", space: "factory-3" },
    { type: "place", space: "factory-3", substitutes: ["gray", "gray"] },
    { type: "place", space: "factory-draw" },
    { type: "place", space: "delivery-engine" },
    { type: "place", space: "mining-4", steps: [] },
    {
      type: "place",
      space: "mining-10",
      steps: [
        { step: "cage", to: "surface" },
        { step: "load", cube: "gray" },
        { step: "fill", order: "truck-KKK", spot: "black", from: "storage" },
        {
          step: "swap",
          order: "truck-KKK",
          spot: "black",
          cubes: [
            { cube: "gray", from: "cage" },
            { cube: "gray", from: "storage" },
          ],
        },
        { step: "store", cube: "brown" },
      ],
    },
    { type: "keep", card: null, to: "top", rest: [] },
    { type: "keep", card: "gray-dark-2", to: "bottom", rest: ["gray-dark-2"], substitutes: ["black"] },
  ])("%j", (command) => {
    expect(parseCommand(command)).toEqual({ ok: true, value: command });
  });

  test.each([
    ["null", "", "must be one of draft, place, keep"],
    ["[]", "", "must be one of draft, place, keep"],
    ["{}", "type", "must be one of draft, place, keep"],
    ['{"type":"chance"}', "type", "must be one of draft, place, keep"],
    ['{"type":"draft"}', "order", "must be the id of an order"],
    ['{"type":"draft","order":"toString"}', "order", "must be the id of an order"],
    ['{"type":"draft","order":"truck-KKK","note":"x"}', "note", "is not a field here"],
    ['{"type":"draft","order":"truck-KKK","__proto__":{}}', "__proto__", "is not a field here"],
    ['{"type":"draft","order":"truck-KKK","to":"top"}', "to", "is not a field here"],
    ['{"type":"place"}', "space", "must be a worker space"],
    ['{"type":"place","space":"money-7"}', "space", "must be a worker space"],
    ['{"type":"place","space":"canteen"}', "space", "must be a worker space"],
    ['{"type":"place","space":"mining-6"}', "steps", "must be a list of work steps"],
    ['{"type":"place","space":"money-6","steps":[]}', "steps", "is not a field here"],
    ['{"type":"place","space":"factory-1","steps":[]}', "steps", "is not a field here"],
    ['{"type":"place","space":"mining-6","steps":[],"substitutes":["gray"]}', "substitutes", "is not a field here"],
    ['{"type":"place","space":"order-1","substitutes":["gray"]}', "substitutes", "is not a field here"],
    ['{"type":"place","space":"factory-1","substitutes":["red"]}', "substitutes.0", "must be one of yellow, brown, gray, black"],
    ['{"type":"place","space":"factory-1","substitutes":null}', "substitutes", "must be a list of colours"],
    ['{"type":"place","space":"delivery-truck","orders":["truck-Y"]}', "orders", "is not a field here"],
    ['{"type":"place","space":"mining-6","steps":[{"to":"yellow"}]}', "steps.0.step", "must be one of cage, load, fill, swap, store"],
    [
      '{"type":"place","space":"mining-6","steps":[{"step":"cage","to":"top"}]}',
      "steps.0.to",
      "must be one of surface, yellow, brown, gray, black",
    ],
    ['{"type":"place","space":"mining-6","steps":[{"step":"load","cube":"gray","from":"cage"}]}', "steps.0.from", "is not a field here"],
    [
      '{"type":"place","space":"mining-6","steps":[{"step":"fill","order":"truck-Y","spot":"yellow"}]}',
      "steps.0.from",
      "must be cage or storage",
    ],
    [
      '{"type":"place","space":"mining-6","steps":[{"step":"swap","order":"truck-Y","spot":"yellow","cubes":[{"cube":"gray","from":"cage"}]}]}',
      "steps.0.cubes",
      "must be two cubes",
    ],
    [
      '{"type":"place","space":"mining-6","steps":[{"step":"swap","order":"truck-Y","spot":"yellow","cubes":[{"cube":"gray","from":"cage"},{"cube":"gray","from":"cage","x":1}]}]}',
      "steps.0.cubes.1.x",
      "is not a field here",
    ],
    ['{"type":"keep","to":"top","rest":[]}', "card", "must be the id of an order or a kind of tunnel tile"],
    ['{"type":"keep","card":null,"rest":[]}', "to", "must be top or bottom"],
    ['{"type":"keep","card":null,"to":"top"}', "rest", "must be a list of cards"],
    ['{"type":"keep","card":null,"to":"top","rest":5}', "rest", "must be a list of cards"],
    ['{"type":"keep","card":null,"to":"top","rest":["gray"]}', "rest.0", "must be the id of an order or a kind of tunnel tile"],
  ])("%s", (json, field, problem) => {
    expect(parseCommand(JSON.parse(json))).toEqual({ ok: false, field, problem });
  });
});

describe("options", () => {
  test.each([{}, { delivered: "open" }, { delivered: "hidden" }])(
    "%j are read as they are, so that a record stays as it was",
    (options) => {
      expect(parseOptions(options)).toEqual({ ok: true, value: options });
    },
  );

  test("nothing else is an option", () => {
    expect(parseOptions({ delivered: "shut" })).toEqual({ ok: false, field: "delivered", problem: "must be open or hidden" });
    expect(parseOptions({ colour: "red" })).toEqual({ ok: false, field: "colour", problem: "is not a field here" });
    expect(parseOptions(null)).toEqual({ ok: false, field: "", problem: "must be an object" });
  });
});

describe("deals", () => {
  const whole = dealWith({ start: 2 });

  test("a whole deal", () => {
    expect(parseDeal(whole, 3)).toEqual({ ok: true, value: whole });
  });

  test.each([
    ["the start player must sit at the table", { ...whole, start: 3 }, "start", "must be a seat from 0 to 2"],
    ["a seat is a whole number", { ...whole, start: 1.5 }, "start", "must be a seat from 0 to 2"],
    ["a tile is missing", { ...whole, tiles: whole.tiles.slice(1) }, "tiles", "must hold the 48 tiles of the game"],
    [
      "a tile is there once too often",
      { ...whole, tiles: ["black-dark-2", ...whole.tiles.slice(1)] },
      "tiles",
      "must hold the 48 tiles of the game",
    ],
    [
      "an order is there twice",
      { ...whole, orders: ["truck-KKK", ...whole.orders.slice(1)] },
      "orders",
      "must hold the 44 orders of the game",
    ],
    ["an unknown order", { ...whole, orders: ["truck-X", ...whole.orders.slice(1)] }, "orders.0", "must be the id of an order"],
    ["an unknown field", { ...whole, bag: [] }, "bag", "is not a field here"],
    ["no deal at all", undefined, "", "must be an object"],
  ])("%s", (_, raw, field, problem) => {
    expect(parseDeal(raw, 3)).toEqual({ ok: false, field, problem });
  });
});
