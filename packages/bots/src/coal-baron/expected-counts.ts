// The twelve counts of the shift clock that a seat will have in some turns' time, and how likely its orders are delivered by then.
import { type OrderId, type PlayerState, VEHICLES } from "@pithead/game-coal-baron";
import { ORDER_CARDS } from "@pithead/game-coal-baron/client";
import { COLOR_INDICES, indexOf } from "./goods.ts";
import type { Outlook } from "./outlook.ts";
import type { Weights } from "./weights.ts";

/** For each order the elements of the shift clock that its spots count for, one entry for each spot. */
const spotElements = new Map<string, readonly number[]>(
  ORDER_CARDS.map(({ id, spots, vehicle }) => [id, spots.flatMap((spot) => [indexOf(spot), 4 + VEHICLES.indexOf(vehicle)])]),
);

export function expectedCounts(player: PlayerState, outlook: Outlook, turns: number, weights: Weights): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const order of player.delivered) addSpots(counts, order, 1);
  for (const { card, until } of outlook.prospects) addSpots(counts, card.id, deliveryChance(until, turns, weights));
  const soon = Math.min(1, turns / weights.late);
  for (const color of COLOR_INDICES) add(counts, 8 + color, outlook.empty[color] + soon * weights.emptied * outlook.laden[color]);
  return counts;
}

/** How likely an order is delivered within so many turns that takes `until` turns, all before it included. */
export function deliveryChance(until: number, turns: number, weights: Weights): number {
  return turns <= 0 ? 0 : 1 / (1 + Math.exp((until - turns * weights.reach) / weights.doubt));
}

function addSpots(counts: number[], order: OrderId, chance: number): void {
  for (const element of spotElements.get(order) ?? []) add(counts, element, chance);
}

function add(counts: number[], at: number, amount: number): void {
  counts[at] = (counts[at] ?? 0) + amount;
}
