// The rulebook's example of a consolidation (5.1.8): Vereinigter General in round 3.
import { samplePlayer, samplePosition } from "@pithead/drawings/samples/kohle-und-kolonie";
import type { Consolidation } from "@pithead/game-kohle-und-kolonie/client";
import { expect, test } from "vitest";
import { prospectsOf } from "./prospects.ts";
import { auctionRows } from "./rows.ts";

const consolidation: Consolidation = {
  field: "general",
  stage: "bid",
  order: [0, 1],
  basis: [3, 2],
  totals: [4, 2],
  hasPassed: [false, true],
  syndicate: 3,
  next: 1,
  won: null,
};
const slots = samplePlayer().slots;
const blue = samplePlayer({
  coins: 5,
  slots: { ...slots, T1: { mine: 13, engine: false } },
  miners: { "administration:miner": 1 },
  engineers: { "administration:engineer": 1 },
});
const green = samplePlayer({ coins: 3, slots: { ...slots, T1: { mine: 3, engine: false } }, miners: { "administration:miner": 1 } });
const position = samplePosition(
  {},
  {
    round: 3,
    phase: "consolidations",
    asked: { seat: 0, question: "bid" },
    turn: null,
    display: [22],
    syndicate: { coins: 2, morePurchases: 0, hasExtraCoin: false, mines: [{ mine: 2, engine: true }] },
    consolidation,
    players: [blue, green, samplePlayer(), samplePlayer()],
  },
);

test("Each contender brings mines, administration and coins.", () => {
  expect(auctionRows(position, consolidation, 0)).toMatchObject([
    { seat: null, mines: 1, cards: [2], declared: 0, coins: 2, total: 3, isLeader: false },
    { seat: 0, mines: 1, cards: [13], administration: 2, declared: 0, coins: 1, total: 4, isLeader: true, most: 8 },
    { seat: 1, mines: 1, cards: [3], administration: 1, coins: 0, total: 2, hasPassed: true, most: 5 },
  ]);
});

test("The winner gets the large mine and the syndicate's engine, the loser 2 VP for the small mine lost.", () => {
  expect(prospectsOf(position, 0, "general")).toEqual({
    win: { vp: 4, income: 3, hasCart: true, engines: 1 },
    lose: { vp: 2, slots: ["T1"], engines: 0 },
    others: [{ seat: 1, vp: 2 }],
  });
});
