// The first round of Kohle & Kolonie, with three players and the accident that makes the syndicate stronger.
import "../with-default-edition.ts";
import { seatAt } from "@pithead/engine";
import { type Event, type KohleUndKolonie, kohleUndKolonie } from "@pithead/game-kohle-und-kolonie";
import type { Messages } from "../../../i18n/messages.ts";
import type { Lesson } from "../../lesson/lesson.ts";
import { BEFORE } from "./moves.ts";

type Words = Messages["lesson-kohle-und-kolonie"];
export type DoId = keyof Words["instead"];
export type LookId = Exclude<keyof Words["say"], DoId>;

export const FIRST_ROUND: Lesson<KohleUndKolonie, LookId, DoId> = {
  rules: kohleUndKolonie,
  options: {},
  seed: "0000000000000000000000000000000000000000000000000000000000000005",
  seat: seatAt(0),
  names: ["", "Anna", "Bruno"],
  steps: [
    { kind: "look", id: "welcome", ring: [], tab: "map" },
    { kind: "look", id: "tableau", ring: ["#tableau"], tab: "mine" },
    {
      kind: "do",
      id: "bonus",
      ring: ['[data-part="bonus:miners"]'],
      tab: "offers",
      wants: (events) => events.some((event) => event.type === "bonusChosen" && event.marker === "miners"),
      answer: { type: "chooseBonus", marker: "miners" },
    },
    { kind: "look", id: "order", before: BEFORE.order, ring: [".turnorder"], tab: "offers" },
    {
      kind: "do",
      id: "buy",
      ring: ['[data-part="card:4"]'],
      tab: "offers",
      wants: (events) => hasBought(events, 4) && !isWasteful(events) && !events.some(({ type }) => type === "bonusReturned"),
      answer: { type: "turn", steps: [{ step: "buyMine", card: 4, village: "bommern", slot: "T1" }], end: true },
    },
    {
      kind: "do",
      id: "more",
      before: BEFORE.more,
      ring: ['[data-part="card:7"]', '[data-part="place:rescue:T1"]', '[data-part="place:loading:miner"]'],
      tab: "offers",
      wants: (events) =>
        hasBought(events, 7) && !isWasteful(events) && hasPlaced(events, "rescue:T1") && hasPlaced(events, "loading:miner"),
      answer: {
        type: "turn",
        steps: [
          { step: "buyMine", card: 7, village: "weitmar", slot: "T2" },
          { step: "place", at: "rescue:T1", via: "bonus" },
          { step: "place", at: "loading:miner", via: "bonus" },
        ],
        end: true,
      },
    },
    {
      kind: "do",
      id: "secure",
      before: BEFORE.secure,
      ring: [".slot--T2"],
      tab: "mine",
      wants: (events) => events.some((event) => event.type === "minesSecured" && event.coins.length === 1),
      answer: { type: "secure", coins: ["T2"], team: [] },
    },
    { kind: "look", id: "bag", before: BEFORE.bag, ring: [".orderrow--acc"], tab: "offers" },
    { kind: "look", id: "syndicate", ring: ['[data-part="syndicate"]', '[data-part="field:hoffnungsthal"]'], tab: "offers" },
    { kind: "look", id: "income", ring: ['[data-part="field:cfe"]', '[data-part="field:bommerbaenke"]'], tab: "map" },
    {
      kind: "do",
      id: "load",
      ring: ['[data-part="place:loading:miner"]'],
      tab: "mine",
      wants: (events) => events.some((event) => event.type === "loaded" && event.carts === 2),
      answer: { type: "load", worker: true, cart: false, markers: 0 },
    },
    { kind: "look", id: "later", ring: [".phases"], tab: "map" },
    { kind: "look", id: "end", ring: [], tab: "map" },
  ],
};

function hasBought(events: readonly Event[], card: number): boolean {
  return events.some((event) => event.type === "mineBought" && event.card === card);
}

function hasPlaced(events: readonly Event[], at: string): boolean {
  return events.some((event) => event.type === "minerPlaced" && event.at === at) && !events.some(({ type }) => type === "minerMoved");
}

/** What it costs is needed later. */
function isWasteful(events: readonly Event[]): boolean {
  return events.some(({ type }) => type === "traded" || type === "cardFlipped");
}
