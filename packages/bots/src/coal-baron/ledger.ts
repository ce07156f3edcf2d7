// What a position promises each seat, taken apart.
import type { PlayerState, State } from "@pithead/game-coal-baron";
import { ELEMENTS_PER_SHIFT, FINAL, SHIFTS, startingGoodsFor } from "@pithead/game-coal-baron/client";
import { deliveryChance, expectedCounts } from "./expected-counts.ts";
import { COLOR_INDICES } from "./goods.ts";
import { majoritiesOf } from "./majorities.ts";
import { type Outlook, outlookOf } from "./outlook.ts";
import type { Weights } from "./weights.ts";

/** All in VP. Together they are the final VP to be expected. */
export type CoalBaronLedger = {
  /** What the seat has. */
  readonly vp: number;
  /** What outstanding orders will bring, beyond what their turns would bring elsewhere. */
  readonly orders: number;
  /** What the shift clock will bring. */
  readonly majorities: number;
  readonly marks: number;
  /** Coal that no order asks for. */
  readonly coal: number;
  /** The turns left. */
  readonly turns: number;
  /** What an unbalanced pit will cost. */
  readonly balance: number;
};

/** A seat with what it can still do. */
interface Standing {
  readonly player: PlayerState;
  readonly outlook: Outlook;
  /** Turns it still has in this shift, and in all. */
  readonly now: number;
  readonly all: number;
  /** What a turn is worth to it, in VP. */
  readonly turn: number;
}

/** In seat order, for a game that is not over. */
export function ledgersOf({ players, shift }: State, weights: Weights): CoalBaronLedger[] {
  const running = Math.max(1, shift);
  const perShift = startingGoodsFor(players.length).workers / weights.workersPerTurn;
  const turn = weights.turn[running - 1] ?? 0;
  const standings = players.map((player): Standing => {
    const now = player.workers / weights.workersPerTurn;
    return { player, outlook: outlookOf(player, weights), now, all: now + (SHIFTS - running) * perShift, turn };
  });
  const majorities = players.map(() => 0);
  for (let scoring = running; scoring <= SHIFTS; scoring++) {
    const later = (scoring - running) * perShift;
    const counts = standings.map(({ player, outlook, now }) => expectedCounts(player, outlook, now + later, weights));
    const turns = standings.reduce((sum, { now }) => sum + now, 0) / players.length + later;
    const elements = ELEMENTS_PER_SHIFT[scoring - 1] ?? 0;
    for (const [seat, vp] of majoritiesOf({ counts, turns, elements }, weights).entries()) majorities[seat] = (majorities[seat] ?? 0) + vp;
  }
  return standings.map((standing, seat) => ledgerOf(standing, majorities[seat] ?? 0, weights));
}

function ledgerOf({ player, outlook, all, turn }: Standing, majorities: number, weights: Weights): CoalBaronLedger {
  /** 1 while things can still be put to use, 0 at the end, when they are scored. */
  const early = Math.min(1, all / weights.late);
  const useful = Math.min(player.marks, weights.usefulMarks);
  const usedMarks = (useful * turn) / weights.marksPerTurn + (player.marks - useful) / FINAL.marksPerVp;
  const scoredMarks = Math.floor(player.marks / FINAL.marksPerVp);
  const scoredCubes = Math.floor((outlook.cubes + outlook.cubesOnOrders) / FINAL.cubesPerVp);
  const stays = 1 - (1 - weights.imbalance) * Math.min(1, all / weights.balancing);
  return {
    vp: player.vp,
    orders: ordersVp(outlook, all, turn, weights),
    majorities,
    marks: early * usedMarks + (1 - early) * scoredMarks,
    coal: early * spareTurns(outlook, weights) * turn * weights.spareCube + (1 - early) * scoredCubes,
    turns: all * turn,
    balance: Math.abs(outlook.imbalance) * FINAL.perTileImbalance * stays,
  };
}

/** An order that takes more than it brings is left lying. */
function ordersVp({ prospects }: Outlook, turns: number, turn: number, weights: Weights): number {
  let vp = 0;
  for (const { card, effort, until } of prospects) {
    const chance = deliveryChance(until, turns, weights);
    vp += chance * Math.max(card.vp - effort * turn, FINAL.perOutstandingOrder) + (1 - chance) * FINAL.perOutstandingOrder;
  }
  return vp;
}

/** The turns it took to get the coal that no order asks for, as far as orders may still come. */
function spareTurns({ spare }: Outlook, weights: Weights): number {
  let turns = 0;
  for (const color of COLOR_INDICES) {
    turns += Math.min(spare[color], weights.usefulSpares) * (weights.mine + weights.buy + (color + 1) / weights.marksPerTurn);
  }
  return turns;
}
