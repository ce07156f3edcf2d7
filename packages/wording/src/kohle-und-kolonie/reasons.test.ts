// Every refusal has one short true sentence.
import type { Reason } from "@pithead/game-kohle-und-kolonie/client";
import { expect, it } from "vitest";
import { LOCALES, say } from "../index.ts";

const speaker = say("en", "kohle-und-kolonie");
const listeners = { names: ["Ada", "Bo", "Cy"], reader: 0 };

/** One refusal of each kind; a new kind does not compile until it is here. */
const SENTENCES: { readonly [code in Reason["code"]]: readonly [Extract<Reason, { code: code }>, string] } = {
  "host-only": [{ code: "host-only" }, "The host alone draws from the bag, and does nothing else."],
  "no-chance-owed": [{ code: "no-chance-owed" }, "Nothing is to be drawn from the bag now."],
  "chance-owed": [{ code: "chance-owed" }, "The bag is drawn from first."],
  "another-label": [{ code: "another-label", label: "bag-2" }, "This draw is called bag-2."],
  "not-from-the-bag": [{ code: "not-from-the-bag", draws: 3 }, "3 stones are drawn, and only such as lie in the bag."],
  "game-over": [{ code: "game-over" }, "The game is over."],
  "not-your-turn": [{ code: "not-your-turn", turn: 1 }, "Bo is to move."],
  "another-move-asked": [{ code: "another-move-asked", asked: "secure" }, "You are asked to secure your mines."],
  "bonus-not-on-row": [{ code: "bonus-not-on-row", marker: "cart" }, "The cart marker was taken already."],
  "bonus-not-yet": [
    { code: "bonus-not-yet", marker: "steam-engine", fromRound: 2 },
    "The steam-engine marker can be chosen from round II on.",
  ],
  "bonus-not-held": [{ code: "bonus-not-held", marker: "miners" }, "You do not hold the miners marker, or it is used."],
  "slot-taken": [{ code: "slot-taken", slot: "T1" }, "A mine lies in slot T1 already."],
  "slot-not-in-reach": [{ code: "slot-not-in-reach", slot: "B3" }, "No arrow leads from one of your mines to slot B3."],
  "slot-empty": [{ code: "slot-empty", slot: "B1" }, "No mine lies in slot B1."],
  "slot-secured": [{ code: "slot-secured", slot: "B1" }, "The mine in slot B1 is secured by a miner."],
  "slot-named-twice": [{ code: "slot-named-twice", slot: "B1" }, "You name slot B1 twice."],
  "slot-not-for-coins": [{ code: "slot-not-for-coins", slot: "T3" }, "A mine in slot T3 can’t be secured for a coin."],
  "too-many-by-team": [{ code: "too-many-by-team", most: 2, given: 3 }, "The rescue team secures 2 mines at most, not 3."],
  "action-done": [
    { code: "action-done", done: "miners", step: 2 },
    "Step 3: You have had your action of this turn: placing and moving miners.",
  ],
  "too-few-coins": [{ code: "too-few-coins", price: 2, coins: 1 }, "This costs 2 coins. You have 1."],
  "too-few-workers": [{ code: "too-few-workers", price: 5, workers: 4, step: 0 }, "Step 1: This costs 5 local workers. You have 4."],
  "card-not-on-display": [{ code: "card-not-on-display", card: 13, step: 0 }, "Step 1: There is no mine 13 Glocke on display."],
  "village-not-bordering": [
    { code: "village-not-bordering", village: "steele", field: "general", step: 0 },
    "Step 1: Steele does not border the field Vereinigter General.",
  ],
  "no-such-village": [{ code: "no-such-village", village: "byfang", step: 0 }, "Step 1: There is no village Byfang in this game."],
  "no-worker-in-village": [{ code: "no-worker-in-village", village: "winz", step: 0 }, "Step 1: No local worker is left in Winz."],
  "no-miner-at-settlement": [
    { code: "no-miner-at-settlement", village: "winz", step: 0 },
    "Step 1: No miner of yours stands at a settlement of yours in Winz.",
  ],
  "too-few-miners": [{ code: "too-few-miners", needed: 2, supply: 1, step: 0 }, "Step 1: This takes 2 miners of the supply. You have 1."],
  "no-second-worker": [
    { code: "no-second-worker", card: 2, step: 0 },
    "Step 1: No second local worker comes with mine 2 Generals Erbstollen.",
  ],
  "second-without-first": [
    { code: "second-without-first", card: 3, step: 0 },
    "Step 1: A second local worker comes with mine 3 Große Nebenbank only where the first was one.",
  ],
  "second-miner-place": [
    { code: "second-miner-place", at: "station:y4", step: 0 },
    "Step 1: The second miner can’t go to the station Hattingen: only to a rescue space or an above-ground space.",
  ],
  "engines-not-yet": [{ code: "engines-not-yet", fromRound: 2, step: 0 }, "Step 1: Steam engines can be bought from round II on."],
  "no-engine-left": [{ code: "no-engine-left", step: 0 }, "Step 1: No steam engine is left."],
  "not-own-mine": [{ code: "not-own-mine", mine: "cfe", step: 0 }, "Step 1: You do not own the large mine Carl Friedrichs Erbstollen."],
  "has-engine": [{ code: "has-engine", on: "coking:engine", step: 0 }, "Step 1: A steam engine stands on coking engine space already."],
  "workers-in-village": [
    { code: "workers-in-village", village: "linden", workers: 2, step: 0 },
    "Step 1: 2 local workers are still in Linden.",
  ],
  "village-full": [{ code: "village-full", village: "linden", places: 2, step: 0 }, "Step 1: Every place in Linden is taken."],
  "settled-already": [{ code: "settled-already", village: "linden", step: 0 }, "Step 1: You have a settlement in Linden already."],
  "no-settlement-left": [{ code: "no-settlement-left", step: 0 }, "Step 1: You have built all your settlements."],
  "too-many-at-settlement": [
    { code: "too-many-at-settlement", miners: 3, most: 2, step: 0 },
    "Step 1: At most 2 miners stand at a settlement, not 3.",
  ],
  "no-engineer-left": [{ code: "no-engineer-left", step: 0 }, "Step 1: You have placed all your engineers."],
  "no-such-space": [{ code: "no-such-space", space: "coking:miner2", step: 0 }, "Step 1: None of your cards shows coking miner space 2."],
  "space-taken": [{ code: "space-taken", space: "coking:engineer", step: 0 }, "Step 1: Nothing more can stand on coking engineer space."],
  "no-engineer-there": [
    { code: "no-engineer-there", space: "coking:engineer", step: 0 },
    "Step 1: No engineer stands on coking engineer space.",
  ],
  "no-such-place": [{ code: "no-such-place", place: "village:winz", step: 0 }, "Step 1: There is no such place: the settlement in Winz."],
  "place-full": [
    { code: "place-full", place: "rescue:T1", room: 1, step: 0 },
    "Step 1: There is no room at rescue space T1: it holds 1 miner.",
  ],
  "no-miner-there": [{ code: "no-miner-there", place: "supply" }, "None of your miners is at the supply."],
  "no-place-to-place": [
    { code: "no-place-to-place", place: "station:r3", step: 0 },
    "Step 1: A miner can’t be put on the station Bochum out of the supply.",
  ],
  "same-place": [{ code: "same-place", place: "coking:pair", step: 0 }, "Step 1: It stands at coking pair space already."],
  "no-way": [
    { code: "no-way", from: "station:r3", to: "coking:pair", step: 0 },
    "Step 1: No way leads from the station Bochum to coking pair space.",
  ],
  "station-not-joined": [
    { code: "station-not-joined", from: "village:winz", station: "r3", step: 0 },
    "Step 1: The station Bochum is not joined to the settlement in Winz.",
  ],
  "placed-enough": [{ code: "placed-enough", most: 2, step: 3 }, "Step 4: You may place 2 miners."],
  "moved-enough": [{ code: "moved-enough", most: 4, step: 3 }, "Step 4: You may move 4 miners."],
  "workforce-not-flipped": [{ code: "workforce-not-flipped", step: 0 }, "Step 1: An engineer moves only once workforce is flipped."],
  "engineers-moved-enough": [{ code: "engineers-moved-enough", most: 1, step: 1 }, "Step 2: You may move 1 engineer."],
  "flipped-already": [{ code: "flipped-already", card: "loading", step: 0 }, "Step 1: The card loading is flipped already."],
  "pay-needed": [{ code: "pay-needed", card: "workforce", prices: 2, step: 0 }, "Step 1: Say how you pay for workforce: it has 2 prices."],
  "pay-not-needed": [{ code: "pay-not-needed", card: "loading", step: 0 }, "Step 1: There is one price for loading: nothing is to choose."],
  "arrange-count": [
    { code: "arrange-count", of: "miners", have: 1, given: 2, step: 0 },
    "Step 1: Arrange all miners of the card: there is 1, not 2.",
  ],
  "too-few-workers-in-supply": [
    { code: "too-few-workers-in-supply", needed: 3, supply: 2, step: 0 },
    "Step 1: The supply has 2 local workers, not 3.",
  ],
  "step-after-marker": [{ code: "step-after-marker", step: 1 }, "Step 2: A step that turns over a railway marker is the last one."],
  "turn-must-end": [{ code: "turn-must-end" }, "The turn goes on only after a railway marker was turned over."],
  "too-few-markers": [{ code: "too-few-markers", marker: "cart", have: 1, given: 2 }, "Of the railway cart marker you have 1, not 2."],
  "bid-too-low": [{ code: "bid-too-low", total: 4, leading: 5 }, "A bid of 4 does not exceed the leading 5."],
  "bid-too-high": [{ code: "bid-too-high", total: 9, most: 7 }, "With your coins you can bid 7 in all, not 9."],
  "worker-not-needed": [{ code: "worker-not-needed" }, "Loading costs you no local worker now."],
  "no-worker": [{ code: "no-worker" }, "You have no local worker for loading."],
  "markers-without-loading": [{ code: "markers-without-loading" }, "Markers count only if the loading is paid for."],
};

it.each(Object.values(SENTENCES))("$0.code", (reason, sentence) => {
  expect(speaker.reason(reason, listeners)).toBe(sentence);
});

it.each(LOCALES)("has a sentence of its own for every refusal in %s", (locale) => {
  const { reason } = say(locale, "kohle-und-kolonie");
  const said = Object.values(SENTENCES).map(([refusal]) => reason(refusal, listeners));
  expect(new Set(said).size).toBe(said.length);
});

it("says a refusal it doesn't know in general words", () => {
  expect(speaker.reason({ code: "moon-rose" }, listeners)).toBe("That is not possible now.");
});
