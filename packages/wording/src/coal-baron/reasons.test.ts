// Every refusal has one short true sentence.
import type { Reason } from "@pithead/game-coal-baron/client";
import { expect, it } from "vitest";
import { LOCALES, say } from "../index.ts";

const speaker = say("en", "coal-baron");
const listeners = { names: ["Ada", "Bo"], reader: 0 };

/** One refusal of each kind; a new kind does not compile until it is here. */
const SENTENCES: { readonly [code in Reason["code"]]: readonly [Extract<Reason, { code: code }>, string] } = {
  "no-chance-moves": [{ code: "no-chance-moves" }, "The host makes no moves in this game."],
  "game-over": [{ code: "game-over" }, "The game is over."],
  "not-your-turn": [{ code: "not-your-turn", turn: 1 }, "It is Bo’s turn."],
  "another-move-asked": [{ code: "another-move-asked", asked: "keep" }, "You are asked to choose from the cards you drew."],
  "order-not-in-draft": [
    { code: "order-not-in-draft", order: "truck-KK" },
    "The truck order for 2 black is not among the orders of the draft.",
  ],
  "space-locked": [{ code: "space-locked", space: "factory-8", players: 2 }, "With 2 players there is no factory 8."],
  "too-few-workers": [{ code: "too-few-workers", space: "money-6", price: 3, workers: 2 }, "This takes 3 workers. You have 2."],
  "space-empty": [{ code: "space-empty", space: "order-2" }, "Nothing lies on order 2."],
  "tile-too-dear": [{ code: "tile-too-dear", tile: "black-dark-2", cost: 8, marks: 7 }, "The tile costs 8 marks. You have 7."],
  "stack-empty": [{ code: "stack-empty", of: "tiles" }, "The stack of tiles is out."],
  "nothing-to-deliver": [{ code: "nothing-to-deliver", vehicle: "engine" }, "You have no complete engine order."],
  "substitutes-not-needed": [
    { code: "substitutes-not-needed" },
    "No other coal is needed: the supply fills every cart it can in its own colour.",
  ],
  "substitutes-needed": [{ code: "substitutes-needed", needed: 2, given: 0 }, "Choose other coal for 2 carts. None is chosen."],
  "substitute-not-in-supply": [{ code: "substitute-not-in-supply", cube: "gray" }, "The supply has no gray left for that cart."],
  "too-many-steps": [{ code: "too-many-steps", cost: 9, steps: 8 }, "These work steps cost 9. The space allows 8."],
  "cage-already-there": [{ code: "cage-already-there", level: "surface", step: 0 }, "Step 1: The cage is at the surface already."],
  "cage-at-surface": [{ code: "cage-at-surface", step: 0 }, "Step 1: The cage is at the surface, where there is no coal to load."],
  "cage-not-at-surface": [
    { code: "cage-not-at-surface", level: "gray", step: 2 },
    "Step 3: Cubes leave the cage at the surface only. It is at gray.",
  ],
  "cage-full": [{ code: "cage-full", spots: 5, step: 6 }, "Step 7: The cage is full: it holds 5 cubes."],
  "cube-not-on-level": [
    { code: "cube-not-on-level", cube: "black", level: "gray", step: 1 },
    "Step 2: No cart at gray holds a black cube.",
  ],
  "cube-not-in-cage": [{ code: "cube-not-in-cage", cube: "black", step: 1 }, "Step 2: There is no black cube in the cage."],
  "cube-not-in-storage": [{ code: "cube-not-in-storage", cube: "black", step: 1 }, "Step 2: There is no black cube in your storage."],
  "order-not-outstanding": [
    { code: "order-not-outstanding", order: "truck-K", step: 1 },
    "Step 2: The truck order for 1 black is not among your outstanding orders.",
  ],
  "no-such-spot": [
    { code: "no-such-spot", order: "truck-K", spot: "gray", step: 1 },
    "Step 2: The truck order for 1 black has no gray spot.",
  ],
  "spot-filled": [
    { code: "spot-filled", order: "truck-K", spot: "black", step: 1 },
    "Step 2: Every black spot of the truck order for 1 black is filled.",
  ],
  "card-not-drawn": [{ code: "card-not-drawn", card: "gray-dark-1" }, "You did not draw the gray dark tile with 1 cart."],
  "rest-not-the-others": [{ code: "rest-not-the-others" }, "Put back all the other cards that you drew, each once."],
};

it.each(Object.values(SENTENCES))("$0.code", (reason, sentence) => {
  expect(speaker.reason(reason, listeners)).toBe(sentence);
});

it.each(LOCALES)("has a sentence of its own for every refusal in %s", (locale) => {
  const { reason } = say(locale, "coal-baron");
  const said = Object.values(SENTENCES).map(([refusal]) => reason(refusal, listeners));
  expect(new Set(said).size).toBe(said.length);
});

it("says a refusal it doesn't know in general words", () => {
  expect(speaker.reason({ code: "moon-rose" }, listeners)).toBe("That is not possible now.");
});
