// A plausible move at once, by rules of thumb: for games that are only thought of.
import type { Command, OrderId, PlayerPosition, Position, TileKind } from "@pithead/game-coal-baron";
import {
  deliverable,
  isTileKind,
  openings,
  orderCard,
  playerAt,
  priceOf,
  spaceCard,
  tileCard,
  vpOf,
} from "@pithead/game-coal-baron/client";
import type { Random } from "../random.ts";
import { EMPTIED, miningPlans } from "./mining-plans.ts";

/** Rough worths in VP: what a worker more costs, what is left to whim, and what is common to all of a kind. */
const WORKER = 1.5;
const WHIM = 1.5;
const DRAW = 2;
const MARK = 0.4;

export function policy(position: Position, seat: number, random: Random): Command {
  const [first, ...others] = openings(position, seat);
  if (first === undefined) throw new RangeError(`Seat ${seat} is not asked.`);
  let [best, most] = liked(position, seat, first);
  for (const opening of others) {
    const [command, liking] = liked(position, seat, opening);
    const here = liking + WHIM * random.next();
    if (here > most) [best, most] = [command, here];
  }
  return best;
}

/** The command, a mining turn planned to its end, and how much it is liked. */
function liked(position: Position, seat: number, command: Command): [Command, number] {
  const player = playerAt(position, seat);
  if (command.type === "draft") return [command, likingOfOrder(player, command.order)];
  if (command.type === "keep") return [command, command.card === null ? 0 : likingOfCard(player, command.card)];
  const workers = (priceOf(position, command.space) - 1) * WORKER;
  if ("steps" in command) {
    const card = spaceCard(command.space);
    const [plan] = miningPlans(player, card.kind === "mining" ? card.steps : 0, 1, EMPTIED);
    return plan === undefined ? [command, -workers] : [{ ...command, steps: plan.steps }, plan.gain - workers];
  }
  return [command, likingOfSpace(position, player, command.space) - workers];
}

function likingOfSpace(
  { factory, orders }: Position,
  player: PlayerPosition,
  space: Exclude<Command, { type: "draft" | "keep" }>["space"],
): number {
  const card = spaceCard(space);
  switch (card.kind) {
    case "factory": {
      const tile = factory[card.id];
      return tile ? likingOfCard(player, tile) : 0;
    }
    case "order": {
      const order = orders[card.id];
      return order ? likingOfCard(player, order) : 0;
    }
    case "delivery":
      return vpOf(deliverable(player, card.vehicle)) / 2;
    case "money":
    case "bank":
      return card.marks * MARK;
    case "draw":
      return DRAW;
    case "mining":
      return 0;
  }
}

function likingOfCard(player: PlayerPosition, card: OrderId | TileKind): number {
  return isTileKind(card) ? likingOfTile(player, card) : likingOfOrder(player, card);
}

/** Dear orders while few are outstanding. */
function likingOfOrder({ outstanding }: PlayerPosition, order: OrderId): number {
  return orderCard(order).vp / 2 - Math.max(0, outstanding.length - 2);
}

/** Coal that the orders ask for, at its price. */
function likingOfTile({ outstanding }: PlayerPosition, kind: TileKind): number {
  const { color, carts, cost } = tileCard(kind);
  let wanted = 0;
  for (const { order, spots } of outstanding) {
    for (const [at, spot] of orderCard(order).spots.entries()) if (spot === color && spots[at]?.length === 0) wanted++;
  }
  return 1 + 2.5 * Math.min(wanted, carts) - cost * MARK;
}
