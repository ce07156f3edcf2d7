// What a position promises each seat: the final VP to be expected.
import { type OrderId, type PlayerState, type State, VEHICLES } from "@pithead/game-coal-baron";
import { ELEMENTS_PER_SHIFT, FINAL, ORDER_CARDS, SHIFTS, startingGoodsFor } from "@pithead/game-coal-baron/client";
import { COLOR_INDICES, indexOf } from "./goods.ts";
import { addMajorities } from "./majorities.ts";
import { type Outlook, outlookOf } from "./outlook.ts";
import { WEIGHTS, type Weights } from "./weights.ts";

/** For each order the elements of the shift clock that its spots count for, one entry for each spot. */
const spotElements = new Map<string, readonly number[]>(
  ORDER_CARDS.map(({ id, spots, vehicle }) => [id, spots.flatMap((spot) => [indexOf(spot), 4 + VEHICLES.indexOf(vehicle)])]),
);

/** Turns a seat still has: in this shift, and in all. */
interface Time {
  readonly now: number;
  readonly all: number;
}

/** The score itself when the game is over. */
export function evaluate(state: State, weights: Weights = WEIGHTS): number[] {
  const { players, final } = state;
  if (final !== null) return final.map(({ total }) => total);
  const shift = Math.max(1, state.shift);
  const perShift = startingGoodsFor(players.length).workers / weights.workersPerTurn;
  const outlooks = players.map((player) => outlookOf(player, weights));
  const times = players.map(({ workers }): Time => {
    const now = workers / weights.workersPerTurn;
    return { now, all: now + (SHIFTS - shift) * perShift };
  });
  const turn = weights.turn[Math.min(shift, 3) - 1] ?? 0;
  const vp = players.map((player, seat) => ownVp(player, outlooks[seat], times[seat], turn, weights));
  for (let scoring = shift; scoring <= SHIFTS; scoring++) {
    const later = (scoring - shift) * perShift;
    const counts = state.players.map((player, seat) => expectedCounts(player, outlooks[seat], (times[seat]?.now ?? 0) + later, weights));
    const turns = times.reduce((sum, { now }) => sum + now, 0) / players.length + later;
    addMajorities(vp, { counts, turns, elements: ELEMENTS_PER_SHIFT[scoring - 1] ?? 0 }, weights);
  }
  return vp;
}

/** All but the shift clock. */
function ownVp(player: PlayerState, outlook: Outlook | undefined, time: Time | undefined, turn: number, weights: Weights): number {
  if (outlook === undefined || time === undefined) return player.vp;
  const { all } = time;
  let vp = player.vp + all * turn;
  for (const { card, effort, until } of outlook.prospects) {
    const chance = chanceOf(until, all, weights);
    vp += chance * (card.vp - effort * turn) + (1 - chance) * FINAL.perOutstandingOrder;
  }
  const early = Math.min(1, all / 6);
  const perMark = turn / weights.marksPerTurn;
  const useful = Math.min(player.marks, weights.usefulMarks);
  vp += early * (useful * perMark + (player.marks - useful) / FINAL.marksPerVp) + (1 - early) * Math.floor(player.marks / FINAL.marksPerVp);
  let spare = 0;
  for (const color of COLOR_INDICES) {
    spare += Math.min(outlook.spare[color], 3) * (weights.mine + weights.buy + (color + 1) / weights.marksPerTurn);
  }
  vp += early * spare * turn * weights.spareCube;
  const cubes = outlook.cubes + outlook.cubesOnOrders;
  vp += (1 - early) * Math.floor(cubes / FINAL.cubesPerVp);
  const stays = weights.imbalance + (1 - weights.imbalance) * (1 - Math.min(1, all / 20));
  return vp + Math.abs(outlook.imbalance) * FINAL.perTileImbalance * stays;
}

/** The twelve counts of the shift clock as they will be in so many turns. */
function expectedCounts(player: PlayerState, outlook: Outlook | undefined, turns: number, weights: Weights): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const order of player.delivered) addSpots(counts, order, 1);
  if (outlook === undefined) return counts;
  for (const { card, until } of outlook.prospects) addSpots(counts, card.id, chanceOf(until, turns, weights));
  const soon = Math.min(1, turns / 6);
  for (const color of COLOR_INDICES) add(counts, 8 + color, outlook.empty[color] + soon * weights.emptied * outlook.laden[color]);
  return counts;
}

function addSpots(counts: number[], order: OrderId, chance: number): void {
  for (const element of spotElements.get(order) ?? []) add(counts, element, chance);
}

function add(counts: number[], at: number, amount: number): void {
  counts[at] = (counts[at] ?? 0) + amount;
}

/** How likely an order is delivered within so many turns. */
function chanceOf(until: number, turns: number, weights: Weights): number {
  return turns <= 0 ? 0 : 1 / (1 + Math.exp((until - turns * weights.reach) / weights.doubt));
}
