// Things of the game, steps and commands have names in every language.
import {
  BONUS_MARKERS,
  CARDS,
  type Command,
  componentsFor,
  RAILWAY_MARKERS,
  SLOTS,
  type Step,
} from "@pithead/game-kohle-und-kolonie/client";
import { describe, expect, it } from "vitest";
import { LOCALES, phraseOfCommand, phraseOfTurnStep, say, textOf } from "../index.ts";

const english = say("en", "kohle-und-kolonie");
const nobody = { names: [], reader: null };

it("names mines, places and spaces by the edition", () => {
  expect(english.name({ piece: "mine", mine: 13 })).toBe("mine 13 Glocke");
  expect(english.name({ piece: "mine", mine: "general" })).toBe("the large mine Vereinigter General");
  expect(english.name({ piece: "field", field: "cfe" })).toBe("Carl Friedrichs Erbstollen");
  expect(english.name({ piece: "line", line: "yellow" })).toBe("Ruhrtalbahn");
  expect(english.name({ piece: "place", place: "village:ueberruhr" })).toBe("the settlement in Überruhr");
  expect(english.name({ piece: "place", place: "loading:miner2" })).toBe("loading miner space 2");
});

it("takes the names of the history edition where it does not know the table's", () => {
  expect(say("en", "kohle-und-kolonie", { edition: "box" }).name({ piece: "village", village: "winz" })).toBe("Winz");
});

it("says what has no name in the edition by its id", () => {
  expect(english.name({ piece: "village", village: "atlantis" })).toBe("atlantis");
  expect(english.name({ piece: "space", space: "tower:bell" })).toBe("tower:bell");
});

/** One step of each kind; a new kind does not compile until it is here. */
const STEPS: { readonly [kind in Step["step"]]: readonly [Extract<Step, { step: kind }>, string] } = {
  buyMine: [
    { step: "buyMine", card: 3, village: "winz", slot: "T2", second: { village: "baak", at: "rescue:T1" } },
    "Buy mine 3 Große Nebenbank for slot T2, with Winz and a second local worker from Baak, miner on rescue space T1",
  ],
  buyEngine: [{ step: "buyEngine", on: 3, via: "bonus" }, "Buy a steam engine onto mine 3 Große Nebenbank, by the steam-engine marker"],
  buildSettlement: [{ step: "buildSettlement", village: "winz", miners: 1 }, "Build a settlement in Winz with 1 miner"],
  placeEngineer: [
    { step: "placeEngineer", at: "coking:engineer", via: "bonus" },
    "Put an engineer on coking engineer space, by the engineer marker",
  ],
  place: [{ step: "place", at: "coking:pair", via: "bonus" }, "Put a miner on coking pair space, by the miners marker"],
  move: [{ step: "move", from: "village:winz", to: "station:y4" }, "Move a miner from the settlement in Winz to the station Hattingen"],
  moveEngineer: [
    { step: "moveEngineer", from: "coking:engineer", to: "ironworks:engineer" },
    "Move an engineer from coking engineer space to ironworks engineer space",
  ],
  takeCoin: [{ step: "takeCoin" }, "Take a coin for the consolidation-aid marker"],
  flip: [{ step: "flip", card: "workforce", pay: "coins" }, "Flip workforce, paid in coins"],
  trade: [{ step: "trade", give: "workers" }, "Trade local workers for coins"],
};

it.each(Object.values(STEPS))("says a step: $1", (step, words) => {
  expect(textOf(english.phrase(phraseOfTurnStep(step), nobody))).toBe(words);
});

const COMMANDS: readonly (readonly [Command, string])[] = [
  [{ type: "chooseBonus", marker: "rescue-team" }, "Take the rescue-team marker"],
  [{ type: "turn", steps: [], end: true }, "Make no step"],
  [
    {
      type: "turn",
      steps: [
        { step: "trade", give: "coins" },
        { step: "flip", card: "loading" },
      ],
      end: true,
    },
    "Trade coins for local workers; Flip loading",
  ],
  [{ type: "secure", coins: [], team: [] }, "Secure nothing"],
  [{ type: "secure", coins: ["T1", "B1"], team: [] }, "Secure slot T1 and slot B1 for 2 coins"],
  [{ type: "secure", coins: ["T1"], team: ["T3"] }, "Secure slot T1 for 1 coin and slot T3 by the rescue team"],
  [{ type: "secure", coins: [], team: ["T3"] }, "Secure slot T3 by the rescue team"],
  [{ type: "chance", label: "bag-1", result: [] }, "Draw from the bag"],
  [{ type: "lose", from: "coking:pair" }, "Lose a miner from coking pair space"],
  [{ type: "damage", pay: "points" }, "Lose points to mining damage"],
  [{ type: "declare", aid: false, markers: 0 }, "Declare nothing"],
  [{ type: "declare", aid: true, markers: 2 }, "Declare the consolidation aid and 2 consolidation markers"],
  [{ type: "bid", total: 7 }, "Bid 7"],
  [{ type: "pass" }, "Pass"],
  [{ type: "placeMine", slot: "B2" }, "Lay the large mine in slot B2"],
  [{ type: "load", worker: false, cart: false, markers: 0 }, "Pay nothing for loading"],
  [{ type: "load", worker: true, cart: false, markers: 1 }, "Load for a local worker, with 1 railway cart marker"],
  [{ type: "load", worker: false, cart: true, markers: 0 }, "Load with the cart marker"],
];

it.each(COMMANDS)("says a command: %j", (command, words) => {
  expect(textOf(english.phrase(phraseOfCommand(command), nobody))).toBe(words);
});

describe.each(LOCALES)("in %s", (locale) => {
  const { name } = say(locale, "kohle-und-kolonie");
  const components = componentsFor({}, 4);

  it("nothing is without a name, and no two things of a kind share one", () => {
    const kinds = [
      [...components.mines.keys()].map((mine) => name({ piece: "mine", mine })),
      [...components.fields.keys()].map((field) => name({ piece: "field", field })),
      [...components.villages.keys()].map((village) => name({ piece: "village", village })),
      [...components.stations.keys()].map((station) => name({ piece: "station", station })),
      [...components.places.keys()].map((place) => name({ piece: "place", place })),
      [...components.aboveGround.spaces.keys()].map((space) => name({ piece: "space", space })),
      SLOTS.map((slot) => name({ piece: "slot", slot })),
      CARDS.map((card) => name({ piece: "card", card })),
      BONUS_MARKERS.map((marker) => name({ piece: "bonus", marker })),
      RAILWAY_MARKERS.map((marker) => name({ piece: "railway", marker })),
    ];
    for (const names of kinds) {
      expect(new Set(names).size).toBe(names.length);
      expect(names).not.toContain("");
    }
  });
});
