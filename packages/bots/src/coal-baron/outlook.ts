// What a player can still make of what lies before them: which orders will be delivered, in which order, and what is left over.
import type { PlayerPosition } from "@pithead/game-coal-baron";
import { type OrderCard, orderCard } from "@pithead/game-coal-baron/client";
import { COLOR_INDICES, type Counts, goodsOf, indexOf } from "./goods.ts";
import type { Weights } from "./weights.ts";

/** An outstanding order with what its delivery still takes, in turns. */
interface Prospect {
  readonly card: OrderCard;
  readonly effort: number;
  /** The same for all orders that come before it, and this one. */
  readonly until: number;
}

export interface Outlook {
  /** The ones that bring most for a turn first. */
  readonly prospects: readonly Prospect[];
  /** Cubes that no order asks for, wherever they are. */
  readonly spare: Counts;
  /** Carts without a cube, and with one, by level. */
  readonly empty: Counts;
  readonly laden: Counts;
  /** All cubes but those on orders; those on orders. */
  readonly cubes: number;
  readonly cubesOnOrders: number;
  readonly imbalance: number;
}

interface Draft {
  readonly card: OrderCard;
  readonly free: readonly number[];
  readonly rate: number;
}

export function outlookOf(player: PlayerPosition, weights: Weights): Outlook {
  const { hand, carts, empty, laden, imbalance } = goodsOf(player);
  const cubes = total(hand) + total(carts);
  let cubesOnOrders = 0;
  const sameVehicle = new Map<string, number>();
  for (const { order } of player.outstanding) {
    const { vehicle } = orderCard(order);
    sameVehicle.set(vehicle, (sameVehicle.get(vehicle) ?? 0) + 1);
  }
  const drafts: Draft[] = [];
  for (const { order, spots } of player.outstanding) {
    const card = orderCard(order);
    const free: number[] = [];
    let effort = weights.deliver / (sameVehicle.get(card.vehicle) ?? 1);
    for (const [at, held] of spots.entries()) {
      cubesOnOrders += held.length;
      const spot = card.spots[at];
      if (held.length > 0 || spot === undefined) continue;
      const color = indexOf(spot);
      free.push(color);
      effort += effortOf(color, hand, carts, weights);
    }
    drafts.push({ card, free, rate: (card.vp + weights.spot * card.spots.length) / (effort + 0.1) });
  }
  drafts.sort((one, other) => other.rate - one.rate);
  let until = 0;
  const prospects = drafts.map(({ card, free }) => {
    let effort = weights.deliver / (sameVehicle.get(card.vehicle) ?? 1);
    for (const color of free) {
      effort += effortOf(color, hand, carts, weights);
      take(color, hand, carts);
    }
    until += effort;
    return { card, effort, until };
  });
  const spare: Counts = [0, 0, 0, 0];
  for (const color of COLOR_INDICES) spare[color] = hand[color] + carts[color];
  return { prospects, spare, empty, laden, cubes, cubesOnOrders, imbalance };
}

/** What a spot of the colour takes, in turns: the nearer its cube the less. */
function effortOf(color: number, hand: Counts, carts: Counts, weights: Weights): number {
  if ((hand[color] ?? 0) > 0) return weights.fill;
  if ((carts[color] ?? 0) > 0) return weights.mine;
  return weights.mine + weights.buy + (color + 1) / weights.marksPerTurn;
}

function take(color: number, hand: Counts, carts: Counts): void {
  const from = (hand[color] ?? 0) > 0 ? hand : carts;
  const left = from[color] ?? 0;
  if (left > 0) from[color] = left - 1;
}

function total(counts: Counts): number {
  return counts[0] + counts[1] + counts[2] + counts[3];
}
