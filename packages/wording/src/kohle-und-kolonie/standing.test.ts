// How a game stands, and what is asked, is said from real positions.
import { chanceFrom, seatsOf } from "@pithead/engine";
import { kohleUndKolonie, type State } from "@pithead/game-kohle-und-kolonie";
import { componentsFor, type Question } from "@pithead/game-kohle-und-kolonie/client";
import { expect, it } from "vitest";
import { type Phrase, say, standingOf, textOf } from "../index.ts";
import { stiffWords } from "../testing/stiff-words.ts";

const speaker = say("en", "kohle-und-kolonie");
const names = ["Ada", "Bo", "Cy"];
const said = (phrase: Phrase | null) => (phrase === null ? null : textOf(speaker.phrase(phrase, { names, reader: 0 })));

function newGame(): State {
  const { accidents } = componentsFor({}, names.length);
  const deal = kohleUndKolonie.deal({}, names.length, chanceFrom("00".repeat(32)));
  return kohleUndKolonie.setup({}, names.length, { ...deal, start: 0, accidents: [...accidents] });
}

/** The game at a question to Ada in round 3, who has 3 coins and the small mine 13 in slot T1. */
function asking(question: Question, change: (state: State) => void = () => {}): string | null {
  const state = newGame();
  const [ada] = state.players;
  if (ada === undefined) throw new RangeError("Nobody sits in seat 0.");
  Object.assign(ada, { coins: 3, vp: 5 });
  ada.slots.T1 = { mine: 13, engine: false };
  Object.assign(state, { round: 3, asked: { seat: 0, question } });
  change(state);
  return said(standingOf("kohle-und-kolonie", state).ask);
}

it("says when it is, and the figures of each seat", () => {
  const { when, columns, rows } = standingOf("kohle-und-kolonie", newGame());
  expect(said(when)).toBe("Round I of V: bonus markers.");
  expect(columns.map(said)).toEqual(["VP", "Coins", "Local workers", "Mines", "Steam engines", "Extra-action markers"]);
  expect(stiffWords("kohle-und-kolonie", columns)).toEqual([]);
  expect(rows).toEqual(seatsOf(3).map(() => [2, 4, 0, 0, 0, 0]));
  const over = standingOf("kohle-und-kolonie", { ...newGame(), phase: "over", asked: null });
  expect([said(over.when), over.ask]).toEqual(["The game is over.", null]);
});

it("asks for a bonus marker by those that can be chosen", () => {
  expect(said(standingOf("kohle-und-kolonie", newGame()).ask)).toBe(
    "Choose one of 6 bonus markers: consolidation aid, cart, rescue team, miners, engineer, settlement. Whose marker lies further left moves earlier.",
  );
});

it("asks for a turn with what there is to spend", () => {
  expect(asking("turn", (state) => Object.assign(state, { phase: "first-action" }))).toBe(
    "You have one action, 3 coins, 0 local workers and 20 miners in the supply.",
  );
  expect(
    asking("turn", (state) => {
      state.phase = "extra-action";
      Object.assign(state.players[0] ?? {}, { extraActions: 2 });
    }),
  ).toBe("You may spend one of your 2 extra-action markers on one more action; each that is left at the end brings 4 VP.");
});

it("asks to secure mines with what is at stake", () => {
  expect(
    asking("secure", (state) => {
      Object.assign(state.players[0] ?? {}, { bonus: "rescue-team" });
    }),
  ).toBe(
    "Unsecured: mine 13 Glocke in slot T1. That puts 1 stone of yours in the bag: if any is drawn you lose 3 VP, and a miner for each. For 1 coin each you can secure slot T1; you have 3 coins. The rescue team can secure two mines.",
  );
});

it("asks which miner goes, and how damage is borne", () => {
  expect(asking("lose", (state) => Object.assign(state.players[0]?.miners ?? {}, { "rescue:T1": 1, "village:winz": 2 }))).toBe(
    "A miner is lost for ever. You have some on rescue space T1 and the settlement in Winz: say which goes.",
  );
  expect(asking("damage")).toBe("Mining damage: pay 1 coin or lose 2 VP. You have 3 coins.");
});

it("asks to declare and to bid with what it takes and what it brings", () => {
  const consolidation = {
    field: "general",
    stage: "bid",
    order: [1, 0],
    basis: [3, 2],
    totals: [3, 2],
    hasPassed: [false, false],
    syndicate: 4,
    next: 1,
    won: null,
  } as const;
  const consolidating = (more: object) => (state: State) => Object.assign(state, { consolidation: { ...consolidation, ...more } });
  expect(
    asking("declare", (state) => {
      consolidating({ stage: "declare" })(state);
      Object.assign(state.players[0] ?? {}, { bonus: "consolidation-aid", markers: { worker: 0, cart: 0, consolidation: 2 } });
    }),
  ).toBe(
    "Consolidation of Vereinigter General: Bo with a basis of 3, you with a basis of 2, the syndicate with 4. You may add the consolidation aid (+2) and up to 2 consolidation markers (+1 each); what is declared is used up, win or lose.",
  );
  expect(asking("bid", consolidating({}))).toBe(
    "Consolidation of Vereinigter General: the syndicate leads with 4. Bid 5 in all, which takes 3 or more of your 3 coins, or pass for good. The large mine brings 4 VP; if another gets it you have 2 VP for each small mine there.",
  );
  expect(asking("bid", consolidating({ totals: [4, 2], syndicate: 3, basis: [3, 3] }))).toContain("Bo leads with 4. Bid 5 to 6 in all");
  expect(asking("placeMine", consolidating({ stage: "place" }))).toBe(
    "You got the large mine Vereinigter General. Choose where it lies: slot T2, slot B1.",
  );
});

it("asks what is loaded by the best that comes of it", () => {
  expect(
    asking("load", (state) => {
      Object.assign(state.players[0] ?? {}, {
        workers: 1,
        miners: { "loading:miner": 1 },
        markers: { worker: 0, cart: 2, consolidation: 0 },
      });
    }),
  ).toBe("Loading brings you at best 1 coin and 3 VP. It takes 1 local worker or the cart marker; you have 1 local worker.");
});

it("refuses the view of another game", () => {
  expect(() => standingOf("kohle-und-kolonie", { factory: {} })).toThrow("Not a view of Kohle & Kolonie.");
});
