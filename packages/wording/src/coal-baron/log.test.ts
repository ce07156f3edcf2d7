// What the log says of every kind of event, to its player and to others.
import type { VisibleEvent, WorkStep } from "@pithead/game-coal-baron/client";
import { describe, expect, it } from "vitest";
import { LOCALES, type Locale, linesOf, say, textOf } from "../index.ts";
import { type EventType, SAID } from "./events.ts";

const names = ["Ada", "Bo", "Cy"];

const english = say("en", "coal-baron");

/** The log of one entry as `reader` reads it; details are indented. */
function log(seat: number | null, events: readonly VisibleEvent[], reader: number | null = 0, locale: Locale = "en"): string[] {
  const speaker = say(locale, "coal-baron");
  return linesOf("coal-baron", { seat, events }).flatMap((line) => [
    textOf(speaker.line(line, { names, reader })),
    ...line.details.map((detail) => `  ${textOf(speaker.line(detail, { names, reader }))}`),
  ]);
}

const placed = (seat: number, space: Extract<VisibleEvent, { type: "workersPlaced" }>["space"], workers: number) =>
  ({ type: "workersPlaced", seat, space, workers, ousted: null }) as const;

describe("a draft", () => {
  it("says who took which order", () => {
    expect(log(1, [{ type: "orderDrafted", seat: 1, order: "barrow-YY" }])).toEqual(["Bo took the barrow order for 2 yellow, 3 VP."]);
    expect(log(0, [{ type: "orderDrafted", seat: 0, order: "truck-YNGK" }])).toEqual([
      "You took the truck order for one of each colour, 10 VP.",
    ]);
  });

  it("ends with the order left over, the orders laid out and shift I", () => {
    const events: VisibleEvent[] = [
      { type: "orderDrafted", seat: 2, order: "barrow-Y" },
      { type: "draftEnded", space: "order-1", order: "engine-K" },
      { type: "orderRevealed", space: "order-2", order: "carriage-G" },
      { type: "shiftBegan", shift: 1, startPlayer: 0 },
      { type: "turnPassed", to: 0 },
    ];
    expect(log(2, events)).toEqual([
      "Cy took the barrow order for 1 yellow, 2 VP.",
      "The draft is over. The engine order for 1 black, 5 VP, is left and lies on order 1. On order 2: carriage order for 1 gray, 4 VP.",
      "Shift I begins. You are the start player.",
    ]);
    expect(log(2, events, null)[2]).toBe("Shift I begins. Ada is the start player.");
  });
});

describe("a turn", () => {
  it("takes marks from a money space or the bank", () => {
    expect(log(1, [placed(1, "money-5", 1), { type: "marksGained", seat: 1, marks: 5 }])).toEqual([
      "Bo put 1 worker on money 5 and took 5 marks.",
    ]);
    expect(log(0, [placed(0, "bank", 1), { type: "marksGained", seat: 0, marks: 1 }])).toEqual([
      "You put 1 worker in the bank and took 1 mark.",
    ]);
  });

  it("buys a tile, and says what comes in its place", () => {
    const bought: VisibleEvent = {
      type: "tileBought",
      seat: 1,
      tile: "brown-light-2",
      cost: 4,
      cubes: ["brown", "brown"],
      from: "factory-4",
    };
    expect(log(1, [placed(1, "factory-4", 2), bought, { type: "tileRevealed", space: "factory-4", tile: "black-dark-1" }])).toEqual([
      "Bo put 2 workers on factory 4 and bought a brown light tile with 2 carts for 4 marks. In its place: black dark tile with 1 cart.",
    ]);
    expect(log(1, [placed(1, "factory-4", 2), bought, { type: "tileRevealed", space: "factory-4", tile: null }])[0]).toMatch(
      / The stack is out: factory 4 stays empty\.$/,
    );
  });

  it("says which coal stands in for coal that ran short, and which carts stay empty", () => {
    const bought = { type: "tileBought", seat: 1, tile: "gray-dark-2", cost: 6, from: "factory-1" } as const;
    expect(log(1, [placed(1, "factory-1", 1), { ...bought, cubes: ["gray", "black"] }])[0]).toBe(
      "Bo put 1 worker on factory 1 and bought a gray dark tile with 2 carts for 6 marks. The supply ran short of gray: the carts hold 1 gray and 1 black.",
    );
    expect(log(1, [placed(1, "factory-1", 1), { ...bought, cubes: ["yellow", null] }])[0]).toMatch(
      / The supply ran short of gray: the cart holds 1 yellow\. The supply ran out: 1 cart stays empty\.$/,
    );
    expect(log(1, [placed(1, "factory-1", 1), { ...bought, cubes: [null, null] }])[0]).toMatch(
      /marks\. The supply ran out: 2 carts stay empty\.$/,
    );
  });

  it("takes an order, and says what comes in its place", () => {
    const events: VisibleEvent[] = [
      placed(2, "order-2", 2),
      { type: "orderTaken", seat: 2, order: "carriage-YYY", from: "order-2" },
      { type: "orderRevealed", space: "order-2", order: "barrow-YNGK" },
    ];
    expect(log(2, events)).toEqual([
      "Cy put 2 workers on order 2 and took the carriage order for 3 yellow, 4 VP. In its place: barrow order for one of each colour, 10 VP.",
    ]);
  });

  it("sums up work steps", () => {
    const steps: WorkStep[] = [
      { step: "cage", to: "gray" },
      { step: "load", cube: "gray" },
      { step: "load", cube: "gray" },
      { step: "cage", to: "yellow" },
      { step: "load", cube: "yellow" },
      { step: "cage", to: "surface" },
      { step: "fill", order: "barrow-GG", spot: "gray", from: "cage" },
      { step: "fill", order: "barrow-GG", spot: "gray", from: "cage" },
      {
        step: "swap",
        order: "truck-K",
        spot: "black",
        cubes: [
          { cube: "brown", from: "cage" },
          { cube: "brown", from: "storage" },
        ],
      },
      { step: "store", cube: "yellow" },
    ];
    const said = (done: WorkStep[]) => log(1, [placed(1, "mining-10", 3), { type: "workStepsDone", seat: 1, steps: done }]);
    expect(said(steps)).toEqual([
      "Bo put 3 workers on mining 10: loaded 1 yellow and 2 gray, filled 2 gray on the barrow order for 2 gray, swapped 2 brown for black on the truck order for 1 black, stored 1 yellow.",
    ]);
    expect(said([])).toEqual(["Bo put 3 workers on mining 10 and did no work step."]);
    expect(said([{ step: "cage", to: "brown" }])).toEqual(["Bo put 3 workers on mining 10: moved the cage to brown."]);
  });

  it("delivers orders, by name or, where they are hidden, by number", () => {
    const delivered = { type: "ordersDelivered", seat: 1, vehicle: "truck", vp: 14 } as const;
    expect(log(1, [placed(1, "delivery-truck", 1), { ...delivered, orders: ["truck-KK", "truck-K"] }])).toEqual([
      "Bo put 1 worker on truck delivery and delivered the truck order for 2 black and the truck order for 1 black: 14 VP.",
    ]);
    expect(log(1, [placed(1, "delivery-truck", 1), { ...delivered, orders: 2 }])).toEqual([
      "Bo put 1 worker on truck delivery and delivered 2 orders: 14 VP.",
    ]);
  });

  it("says whose workers went to the canteen", () => {
    const ousting = (seat: number, owner: number, workers: number): VisibleEvent[] => [
      { type: "workersPlaced", seat, space: "money-4", workers: workers + 1, ousted: { seat: owner, workers } },
      { type: "marksGained", seat, marks: 4 },
    ];
    const tail = (...args: Parameters<typeof ousting>) => log(args[0], ousting(...args))[0]?.split("marks. ")[1];
    expect(tail(1, 0, 2)).toBe("2 of your workers went to the canteen.");
    expect(tail(1, 0, 1)).toBe("1 of your workers went to the canteen.");
    expect(tail(1, 2, 1)).toBe("1 of Cy’s workers went to the canteen.");
    expect(tail(1, 1, 3)).toBe("3 of their own workers went to the canteen.");
    expect(tail(0, 0, 1)).toBe("1 of your own workers went to the canteen.");
  });
});

describe("a draw", () => {
  it("shows its cards to its player only", () => {
    const drawn = { type: "cardsDrawn", seat: 0, space: "factory-draw", of: "tiles" } as const;
    expect(log(0, [placed(0, "factory-draw", 1), { ...drawn, cards: ["yellow-light-1", "gray-dark-2"] }])).toEqual([
      "You put 1 worker on the tile stack and looked at 2 tiles. Drawn: yellow light tile with 1 cart; gray dark tile with 2 carts.",
    ]);
    expect(log(0, [placed(0, "factory-draw", 1), { ...drawn, cards: 2 }], 1)).toEqual([
      "Ada put 1 worker on the tile stack and looked at 2 tiles.",
    ]);
  });

  it("ends with what was taken and where the rest went", () => {
    const rest = { type: "cardsReturned", seat: 1, of: "orders", to: "bottom", took: true } as const;
    expect(
      log(1, [
        { type: "orderTaken", seat: 1, order: "engine-NN", from: "draw" },
        { ...rest, rest: 4 },
      ]),
    ).toEqual(["Bo took the engine order for 2 brown, 5 VP, from those drawn. The other 4 went under the stack."]);
    expect(
      log(1, [
        { type: "orderTaken", seat: 1, order: "engine-NN", from: "draw" },
        { ...rest, rest: 0 },
      ]),
    ).toEqual(["Bo took the engine order for 2 brown, 5 VP, from those drawn."]);
    expect(log(1, [{ ...rest, rest: 5, to: "top", took: false }])).toEqual([
      "Bo took none of the 5 orders drawn. All 5 went back on top of the stack.",
    ]);
  });

  it("tells its player the order of the rest", () => {
    const events: VisibleEvent[] = [
      { type: "tileBought", seat: 0, tile: "black-dark-1", cost: 4, cubes: ["black"], from: "draw" },
      { type: "cardsReturned", seat: 0, of: "tiles", to: "top", rest: ["yellow-light-1", "brown-dark-1"], took: true },
    ];
    expect(log(0, events)).toEqual([
      "You bought a black dark tile with 1 cart for 4 marks from those drawn. The other 2 went back on top of the stack. From the top: yellow light tile with 1 cart; brown dark tile with 1 cart.",
    ]);
  });
});

describe("a scoring", () => {
  it("of a shift is summed up and taken apart by element", () => {
    const scoring = {
      shift: 2,
      elements: [
        { element: 1, counts: [3, 1, 0], vp: [2, 1, 0] },
        { element: 5, counts: [0, 0, 0], vp: [0, 0, 0] },
        { element: 12, counts: [1, 1, 1], vp: [13, 13, 13] },
      ],
    };
    expect(log(1, [{ type: "shiftScored", scoring }])).toEqual([
      "Shift II is scored: you 15 VP, Bo 14 VP, Cy 13 VP.",
      "  Yellow spots: you 3 (2 VP), Bo 1 (1 VP), Cy 0.",
      "  Barrow spots: nobody has any.",
      "  Empty black carts: you 1 (13 VP), Bo 1 (13 VP), Cy 1 (13 VP).",
    ]);
  });

  it("of the game names the winner and takes each seat apart", () => {
    const slip = {
      vpBefore: 40,
      marks: 7,
      marksVp: 1,
      cubes: 4,
      cubesVp: 1,
      outstanding: 1,
      outstandingVp: -1,
      lightTiles: 7,
      darkTiles: 4,
      imbalanceVp: -6,
    };
    const final = [
      { ...slip, total: 35, marksLeft: 2 },
      { ...slip, vpBefore: 39, total: 35, marksLeft: 2 },
      { ...slip, vpBefore: 30, total: 25, marksLeft: 4 },
    ];
    expect(log(1, [{ type: "gameScored", final }], 1)).toEqual([
      "The game is over. Ada and you share the win with 35 VP.",
      "  Ada had 40 VP. 7 marks: 1 VP. 4 cubes: 1 VP. 1 outstanding order: −1 VP. 7 light and 4 dark tiles: −6 VP. In all 35 VP.",
      "  You had 39 VP. 7 marks: 1 VP. 4 cubes: 1 VP. 1 outstanding order: −1 VP. 7 light and 4 dark tiles: −6 VP. In all 35 VP.",
      "  Cy had 30 VP. 7 marks: 1 VP. 4 cubes: 1 VP. 1 outstanding order: −1 VP. 7 light and 4 dark tiles: −6 VP. In all 25 VP.",
    ]);
    expect(log(1, [{ type: "gameScored", final: final.slice(0, 1) }])[0]).toBe("The game is over. You win with 35 VP.");
  });
});

it("says of a move that its player was not asked for why", () => {
  const events: VisibleEvent[] = [{ type: "orderDrafted", seat: 1, order: "barrow-YY" }];
  const [line] = linesOf("coal-baron", { seat: 1, events, auto: "forced" });
  expect(line && textOf(english.line(line, { names, reader: 0 }))).toBe(
    "Bo took the barrow order for 2 yellow, 3 VP. No other move was possible.",
  );
});

it("keeps the pieces apart, so that a page can draw them", () => {
  const events: VisibleEvent[] = [placed(1, "money-5", 2), { type: "marksGained", seat: 1, marks: 5 }];
  const [line] = linesOf("coal-baron", { seat: 1, events });
  expect(line && english.line(line, { names, reader: 0 })).toEqual([
    { text: "Bo", piece: { piece: "seat", seat: 1 } },
    { text: " put " },
    { text: "2 workers", piece: { piece: "workers", count: 2 } },
    { text: " on " },
    { text: "money 5", piece: { piece: "space", space: "money-5" } },
    { text: " and took " },
    { text: "5 marks", piece: { piece: "marks", count: 5 } },
    { text: "." },
  ]);
});

it("never reads a name as a message", () => {
  const events: VisibleEvent[] = [placed(0, "bank", 1), { type: "marksGained", seat: 0, marks: 1 }];
  const [line] = linesOf("coal-baron", { seat: 0, events });
  expect(line && textOf(english.line(line, { names: ["{who} <b>'\ue000"], reader: null }))).toBe(
    "{who} <b>'\ue000 put 1 worker in the bank and took 1 mark.",
  );
});

it("passes over a kind of event that it doesn't know", () => {
  expect(linesOf("coal-baron", { seat: 0, events: [{ type: "moonRose" }] })).toEqual([]);
});

/** One event of each kind; a new kind does not compile until it is here. */
const ONE_OF_EACH: { readonly [type in EventType]: Extract<VisibleEvent, { type: type }> } = {
  orderDrafted: { type: "orderDrafted", seat: 0, order: "barrow-Y" },
  draftEnded: { type: "draftEnded", space: "order-1", order: "barrow-Y" },
  orderRevealed: { type: "orderRevealed", space: "order-1", order: "barrow-Y" },
  tileRevealed: { type: "tileRevealed", space: "factory-1", tile: "gray-dark-1" },
  shiftBegan: { type: "shiftBegan", shift: 3, startPlayer: 0 },
  workersPlaced: placed(0, "mining-6", 1),
  marksGained: { type: "marksGained", seat: 0, marks: 3 },
  tileBought: { type: "tileBought", seat: 0, tile: "gray-dark-1", cost: 3, cubes: ["gray"], from: "factory-1" },
  orderTaken: { type: "orderTaken", seat: 0, order: "barrow-Y", from: "order-1" },
  cardsDrawn: { type: "cardsDrawn", seat: 0, space: "order-draw", of: "orders", cards: 5 },
  cardsReturned: { type: "cardsReturned", seat: 0, of: "orders", to: "top", rest: 4, took: true },
  workStepsDone: { type: "workStepsDone", seat: 0, steps: [] },
  ordersDelivered: { type: "ordersDelivered", seat: 0, vehicle: "engine", orders: 1, vp: 5 },
  turnPassed: { type: "turnPassed", to: 1 },
  shiftScored: { type: "shiftScored", scoring: { shift: 1, elements: [{ element: 1, counts: [0, 1], vp: [0, 2] }] } },
  gameScored: { type: "gameScored", final: [] },
};

describe.each(LOCALES)("in %s", (locale) => {
  it.each(Object.values(ONE_OF_EACH).filter(({ type }) => SAID[type] !== "unsaid"))("has words for $type", (event) => {
    const said = (events: readonly VisibleEvent[]) => log(0, events, 0, locale);
    const before = SAID[event.type] === "turn" && event.type !== "orderDrafted" ? [placed(0, "mining-6", 1)] : [];
    const after = said([...before, event]);
    expect(after).not.toEqual(said([]));
    if (before.length > 0 && event.type !== "workersPlaced") expect(after).not.toEqual(said(before));
  });
});
