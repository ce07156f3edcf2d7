// What the log says of every kind of event, to its player and to others.
import type { FinalScoring, VisibleEvent } from "@pithead/game-kohle-und-kolonie/client";
import { describe, expect, it } from "vitest";
import { LOCALES, type Locale, linesOf, say, textOf } from "../index.ts";
import { type EventOf, type EventType, SAID } from "./events.ts";

const names = ["Ada", "Bo", "Cy"];

const english = say("en", "kohle-und-kolonie");

/** The log of one entry as `reader` reads it; details are indented. */
function log(seat: number | null, events: readonly VisibleEvent[], reader: number | null = 0, locale: Locale = "en"): string[] {
  const speaker = say(locale, "kohle-und-kolonie");
  return linesOf("kohle-und-kolonie", { seat, events }).flatMap((line) => [
    textOf(speaker.line(line, { names, reader })),
    ...line.details.map((detail) => `  ${textOf(speaker.line(detail, { names, reader }))}`),
  ]);
}

const ended: VisibleEvent = { type: "turnEnded", seat: 1 };

describe("bonus markers", () => {
  it("are taken, and make the turn order", () => {
    expect(
      log(1, [
        { type: "bonusChosen", seat: 1, marker: "rescue-team", space: 2 },
        { type: "turnOrderSet", order: [2, 0, 1], row: [] },
        { type: "phaseBegan", phase: "first-action", queue: [2, 0, 1] },
      ]),
    ).toEqual(["Bo took the rescue-team marker.", "Turn order: Cy, you, Bo."]);
  });
});

describe("a turn", () => {
  it("is one sentence, step by step", () => {
    const events: VisibleEvent[] = [
      { type: "traded", seat: 1, coins: -2, workers: 3 },
      { type: "mineBought", seat: 1, card: 42, slot: "T2", village: "horst", by: "worker", cost: 2, vp: 3 },
      { type: "secondWorkerTaken", seat: 1, village: "freisenbruch", at: "coking:pair" },
      { type: "bonusReturned", seat: 1, marker: "engineer", isUsed: true, space: 4 },
      { type: "engineerPlaced", seat: 1, at: "ironworks:engineer", price: 1, through: "bonus" },
      { type: "rewarded", seat: 1, for: "engineer", vp: 0, extraActions: 1 },
      ended,
    ];
    expect(log(1, events)).toEqual([
      "Bo traded 2 coins for 3 local workers; bought mine 42 Eiberg for 2 coins and laid it in slot T2, with a local worker from Horst: 3 VP; took a second local worker from Freisenbruch, for a miner on coking pair space; used the engineer marker; put an engineer on ironworks engineer space for 1 coin; got 1 extra-action marker for the engineers placed.",
    ]);
    expect(log(1, events, 1)[0]).toMatch(/^You traded 2 coins/);
  });

  it("says miners placed one after another together, and each of the moves", () => {
    expect(
      log(1, [
        { type: "extraActionSpent", seat: 1 },
        { type: "minerPlaced", seat: 1, at: "rescue:T1", through: "action" },
        { type: "minerPlaced", seat: 1, at: "village:winz", through: "action" },
        { type: "minerMoved", seat: 1, from: "village:winz", to: "station:y4", through: "action" },
        { type: "railwayMarkerTaken", seat: 1, station: "y4", marker: "points", vp: 2, coins: 0 },
        { type: "turnPaused", seat: 1 },
      ]),
    ).toEqual([
      "Bo spent an extra-action marker; put 2 miners on rescue space T1 and the settlement in Winz; moved a miner from the settlement in Winz to the station Hattingen; turned over the points marker of Hattingen: 2 VP.",
    ]);
  });

  it("says whom a flipped card makes things dearer for", () => {
    const flipped = {
      type: "cardFlipped",
      seat: 1,
      card: "ironworks",
      coins: 3,
      workers: 5,
      vp: 8,
      extraActions: 1,
      raises: "steamEngine",
      miners: {},
      engineers: {},
      arrange: null,
    } as const;
    expect(log(1, [flipped, ended])).toEqual([
      "Bo flipped ironworks for 3 coins and 5 local workers and got 8 VP and 1 extra-action marker. The higher price of steam engines holds for everyone.",
    ]);
    expect(log(1, [{ ...flipped, card: "loading", coins: 0, workers: 3, vp: 0, extraActions: 0, raises: null }, ended])).toEqual([
      "Bo flipped loading for 3 local workers.",
    ]);
  });

  it("without a step is a turn, too", () => {
    expect(log(1, [ended])).toEqual(["Bo made no step."]);
  });
});

describe("an accident", () => {
  it("is averted for coins and by the rescue team", () => {
    expect(
      log(1, [
        { type: "minesSecured", seat: 1, coins: ["T1"], team: ["T3", "B1"] },
        { type: "accidentTurned", round: 2, accident: "extra-coin" },
      ]),
    ).toEqual(["Bo secured slot T1 for 1 coin; secured slot T3 and slot B1 by the rescue team.", "The accident of round II: extra coin."]);
    expect(log(1, [{ type: "minesSecured", seat: 1, coins: [], team: [] }])).toEqual(["Bo secured nothing."]);
  });

  it("befalls those whose stones are drawn", () => {
    expect(
      log(null, [
        {
          type: "stonesDrawn",
          result: ["seat-0", "black", "seat-2"],
          coins: 1,
          losing: [
            { seat: 2, miners: 1 },
            { seat: 0, miners: 1 },
          ],
        },
        { type: "accidentHappened", accident: "more-purchases" },
        { type: "pointsLost", seat: 2, vp: 2 },
        { type: "pointsLost", seat: 0, vp: 2 },
        { type: "minerLost", seat: 2, from: "supply" },
        { type: "noMinerLeft", seat: 0 },
        { type: "phaseBegan", phase: "syndicate", queue: [] },
        { type: "syndicateBought", card: 4, engine: true },
        { type: "syndicateBought", card: 5, engine: true },
      ]),
    ).toEqual([
      "Drawn from the bag: 1 of Cy’s, 1 of yours and 1 black. The syndicate loses 1 coin. The accident happens: the syndicate takes one more card each round. Cy lost 2 VP. You lost 2 VP. Cy lost a miner from the supply. You had no miner to lose.",
      "The syndicate took mine 4 Alte Bommerbank and mine 5 Eintracht.",
    ]);
  });

  it("does not happen when no player's stone is drawn, and brings mining damage with the blank", () => {
    expect(
      log(null, [
        { type: "stonesDrawn", result: ["black", "blank", "black"], coins: 0, losing: [] },
        { type: "miningDamageStruck", queue: [0, 1] },
        { type: "damageTaken", seat: 0, pay: "points", coins: 0, vp: 2 },
      ]),
    ).toEqual([
      "Drawn from the bag: 2 black and the blank. No player’s stone was drawn: the accident does not happen. Mining damage strikes. You lost 2 VP to mining damage.",
    ]);
    expect(log(1, [{ type: "damageTaken", seat: 1, pay: "coin", coins: 1, vp: 0 }])).toEqual(["Bo paid 1 coin for mining damage."]);
  });
});

describe("a consolidation", () => {
  const turned: EventOf<"consolidationTurned"> = {
    type: "consolidationTurned",
    field: "general",
    order: [1, 0],
    basis: [3, 2],
    syndicate: 4,
    usesExtraCoin: true,
  };

  it("says with what everybody goes into it", () => {
    expect(log(null, [turned])).toEqual([
      "Consolidation of Vereinigter General: Bo with a basis of 3, you with a basis of 2, the syndicate with 4. The syndicate’s extra coin is used up.",
    ]);
    expect(log(null, [{ ...turned, order: [], basis: [], usesExtraCoin: false }])).toEqual([
      "Consolidation of Vereinigter General: only the syndicate takes part.",
    ]);
  });

  it("goes to the highest bid", () => {
    expect(
      log(1, [
        { type: "declared", seat: 1, aid: true, markers: 1 },
        { type: "bidMade", seat: 1, total: 5 },
        { type: "fieldConsolidated", field: "general", winner: 1, coins: 2, engines: 1, vp: [4, 0, 0] },
        { type: "largeMinePlaced", seat: 1, field: "general", slot: "T1", engine: true, vp: 4 },
      ]),
    ).toEqual([
      "Bo declared the consolidation aid and 1 consolidation marker; bid 5.",
      "Bo gets the large mine Vereinigter General for 2 coins bid, and 1 steam engine. For small mines lost: you 4 VP. Bo laid the large mine Vereinigter General in slot T1, with a steam engine: 4 VP.",
    ]);
  });

  it("or to the syndicate, and the next field is a line of its own", () => {
    expect(
      log(1, [
        { type: "passed", seat: 1 },
        { type: "fieldConsolidated", field: "cfe", winner: null, coins: 0, engines: 2, vp: [0, 0, 0] },
        { ...turned, usesExtraCoin: false, order: [0], basis: [2] },
      ]),
    ).toEqual([
      "Bo passed.",
      "The syndicate gets the large mine Carl Friedrichs Erbstollen.",
      "Consolidation of Vereinigter General: you with a basis of 2, the syndicate with 4.",
    ]);
  });
});

describe("scorings", () => {
  it("of income and board are lines of their own, the board's taken apart by field", () => {
    const fields = [
      { field: "general", mines: 3, vp: [0, 4, 3] },
      { field: "cfe", mines: 1, vp: [1, 0, 0] },
    ];
    expect(
      log(null, [
        { type: "incomeTaken", coins: [2, 0, 1] },
        { type: "boardScored", vp: [1, 4, 3], fields },
      ]),
    ).toEqual([
      "Income: you 2 coins, Bo 0 coins, Cy 1 coin.",
      "Board scoring: you 1 VP, Bo 4 VP, Cy 3 VP.",
      "  Vereinigter General, 3 mines: Bo 4 VP, Cy 3 VP.",
      "  Carl Friedrichs Erbstollen, 1 mine: you 1 VP.",
    ]);
  });

  it("of the above-ground cards say what each seat got", () => {
    const loaded = { type: "loaded", seat: 1, worker: true, cart: false, markers: 2, workers: 1, carts: 4, coins: 2, vp: 4 } as const;
    expect(log(1, [loaded, { type: "cardsPaid", seat: 2, coins: 0, vp: 0 }, { type: "cardsPaid", seat: 0, coins: 2, vp: 1 }])).toEqual([
      "Bo loaded 4 carts for 1 local worker and 2 railway cart markers: 2 coins and 4 VP.",
      "You got 2 coins and 1 VP from coking and ironworks.",
    ]);
    expect(log(1, [{ ...loaded, worker: false, markers: 0, workers: 0, carts: 0, coins: 0, vp: 0 }])).toEqual(["Bo loaded nothing."]);
  });

  it("of the game name the winner and take each seat apart", () => {
    const slip: FinalScoring = {
      vpBefore: 40,
      engines: 3,
      enginesVp: 8,
      coins: 5,
      coinsVp: 2,
      stations: 3,
      stationsVp: 3,
      lines: ["brown"],
      linesVp: 4,
      extraActions: 1,
      extraActionsVp: 4,
      total: 61,
      mineCosts: 9,
    };
    const shared = [slip, { ...slip, lines: [], vpBefore: 44, linesVp: 0 }, { ...slip, engines: 2 }];
    expect(log(null, [{ type: "gameScored", final: shared }])).toEqual([
      "The game is over. You and Bo share the win with 61 VP.",
      "  You had 40 VP. 3 steam engines: 8 VP. 5 coins: 2 VP. 3 stations: 3 VP. Complete lines, Kohlenbahn Hattingen-Sprockhövel: 4 VP. 1 extra-action marker: 4 VP. In all 61 VP.",
      "  Bo had 44 VP. 3 steam engines: 8 VP. 5 coins: 2 VP. 3 stations: 3 VP. 1 extra-action marker: 4 VP. In all 61 VP.",
      "  Cy had 40 VP. 2 steam engines: 8 VP. 5 coins: 2 VP. 3 stations: 3 VP. Complete lines, Kohlenbahn Hattingen-Sprockhövel: 4 VP. 1 extra-action marker: 4 VP. In all 61 VP.",
    ]);
    expect(log(null, [{ type: "gameScored", final: [slip, { ...slip, mineCosts: 8 }] }])[0]).toBe("The game is over. You win with 61 VP.");
  });
});

it("a round begins with what is new", () => {
  expect(
    log(2, [
      { type: "loaded", seat: 2, worker: false, cart: false, markers: 0, workers: 0, carts: 1, coins: 0, vp: 1 },
      { type: "bonusReturned", seat: 2, marker: "miners", isUsed: false, space: 6 },
      { type: "roundBegan", round: 4, cards: [31, 44], coins: 2, queue: [2, 0, 1] },
    ]),
  ).toEqual([
    "Cy loaded 1 cart: 1 VP.",
    "Cy did not use the miners marker: it goes back.",
    "Round IV begins. New on display: mine 31 Hamburg, mine 44 Klosterbusch. The syndicate’s coins are raised by 2. Bonus markers are chosen in this order: Cy, you, Bo.",
  ]);
});

it.each([
  ["order", "Bo passed. By standing order."],
  ["forced", "Bo passed. No other move was possible."],
] as const)("says of a move that its player was not asked for why: %s", (auto, words) => {
  const events: VisibleEvent[] = [{ type: "passed", seat: 1 }];
  const [line] = linesOf("kohle-und-kolonie", { seat: 1, events, auto });
  expect(line && textOf(english.line(line, { names, reader: 0 }))).toBe(words);
});

it("keeps the pieces apart, so that a page can draw them", () => {
  const events: VisibleEvent[] = [{ type: "bonusChosen", seat: 1, marker: "cart", space: 0 }];
  const [line] = linesOf("kohle-und-kolonie", { seat: 1, events });
  expect(line && english.line(line, { names, reader: 0 })).toEqual([
    { text: "Bo", piece: { piece: "seat", seat: 1 } },
    { text: " " },
    { text: "took the " },
    { text: "cart marker", piece: { piece: "bonus", marker: "cart" } },
    { text: "." },
  ]);
});

it("passes over a kind of event that it doesn't know", () => {
  expect(linesOf("kohle-und-kolonie", { seat: 0, events: [{ type: "moonRose" }] })).toEqual([]);
});

/** One event of each kind; a new kind does not compile until it is here. */
const ONE_OF_EACH: { readonly [type in EventType]: Extract<VisibleEvent, { type: type }> } = {
  roundBegan: { type: "roundBegan", round: 2, cards: [], coins: 0, queue: [0] },
  phaseBegan: { type: "phaseBegan", phase: "board", queue: [] },
  seatAsked: { type: "seatAsked", seat: 0, question: "turn" },
  bonusChosen: { type: "bonusChosen", seat: 0, marker: "cart", space: 1 },
  turnOrderSet: { type: "turnOrderSet", order: [0], row: [] },
  bonusReturned: { type: "bonusReturned", seat: 0, marker: "cart", isUsed: true, space: 1 },
  gameScored: { type: "gameScored", final: [] },
  extraActionSpent: { type: "extraActionSpent", seat: 0 },
  mineBought: { type: "mineBought", seat: 0, card: 3, slot: "T1", village: "winz", by: "settlement", cost: 1, vp: 0 },
  secondWorkerTaken: { type: "secondWorkerTaken", seat: 0, village: "winz", at: null },
  engineBought: { type: "engineBought", seat: 0, on: "coking:engine", price: 2, through: "action" },
  settlementBuilt: { type: "settlementBuilt", seat: 0, village: "winz", miners: 2, price: 2, through: "action" },
  engineerPlaced: { type: "engineerPlaced", seat: 0, at: "coking:engineer", price: 1, through: "action" },
  minerPlaced: { type: "minerPlaced", seat: 0, at: "coking:miner", through: "action" },
  minerMoved: { type: "minerMoved", seat: 0, from: "coking:miner", to: "supply", through: "action" },
  engineerMoved: { type: "engineerMoved", seat: 0, from: "coking:engineer", to: "ironworks:engineer" },
  coinTaken: { type: "coinTaken", seat: 0, coins: 1 },
  cardFlipped: {
    type: "cardFlipped",
    seat: 0,
    card: "coking",
    coins: 2,
    workers: 5,
    vp: 6,
    extraActions: 0,
    raises: "engineer",
    miners: {},
    engineers: {},
    arrange: null,
  },
  traded: { type: "traded", seat: 0, coins: 1, workers: -2 },
  rewarded: { type: "rewarded", seat: 0, for: "coking", vp: 2, extraActions: 0 },
  railwayMarkerTaken: { type: "railwayMarkerTaken", seat: 0, station: "y4", marker: "worker", vp: 0, coins: 0 },
  turnPaused: { type: "turnPaused", seat: 0 },
  turnEnded: { type: "turnEnded", seat: 0 },
  minesSecured: { type: "minesSecured", seat: 0, coins: ["T1"], team: [] },
  accidentTurned: { type: "accidentTurned", round: 1, accident: "mining-damage" },
  stonesDrawn: { type: "stonesDrawn", result: ["black", "black", "black"], coins: 3, losing: [] },
  accidentHappened: { type: "accidentHappened", accident: "highest-number" },
  pointsLost: { type: "pointsLost", seat: 0, vp: 1 },
  noMinerLeft: { type: "noMinerLeft", seat: 0 },
  minerLost: { type: "minerLost", seat: 0, from: "supply" },
  miningDamageStruck: { type: "miningDamageStruck", queue: [0] },
  damageTaken: { type: "damageTaken", seat: 0, pay: "coin", coins: 1, vp: 0 },
  syndicateBought: { type: "syndicateBought", card: 3, engine: false },
  incomeTaken: { type: "incomeTaken", coins: [1, 0] },
  boardScored: { type: "boardScored", vp: [1, 0], fields: [] },
  consolidationTurned: { type: "consolidationTurned", field: "cfe", order: [0], basis: [2], syndicate: null, usesExtraCoin: false },
  declared: { type: "declared", seat: 0, aid: false, markers: 0 },
  biddingBegan: { type: "biddingBegan" },
  bidMade: { type: "bidMade", seat: 0, total: 4 },
  passed: { type: "passed", seat: 0 },
  fieldConsolidated: { type: "fieldConsolidated", field: "cfe", winner: null, coins: 0, engines: 0, vp: [2] },
  largeMinePlaced: { type: "largeMinePlaced", seat: 0, field: "cfe", slot: "T1", engine: false, vp: 5 },
  cardsPaid: { type: "cardsPaid", seat: 0, coins: 1, vp: 0 },
  loaded: { type: "loaded", seat: 0, worker: false, cart: false, markers: 0, workers: 0, carts: 1, coins: 0, vp: 1 },
};

describe.each(LOCALES)("in %s", (locale) => {
  it.each(Object.values(ONE_OF_EACH).filter(({ type }) => SAID[type] !== "unsaid"))(
    "has words for $type, asked for or by itself",
    (event) => {
      for (const seat of [0, null]) expect(log(seat, [event], 0, locale).join("")).not.toBe("");
    },
  );
});
