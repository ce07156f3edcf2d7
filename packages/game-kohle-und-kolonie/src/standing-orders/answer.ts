// How an order answers its question, from what the seat knows.
import type { Command } from "../commands.ts";
import { asked, refuse } from "../legality.ts";
import { leaderOf } from "../rules/bidding.ts";
import { minersAt } from "../rules/places.ts";
import { unsecuredSlots } from "../rules/securing.ts";
import { takenSlots } from "../rules/slots.ts";
import { type PlayerPosition, type Position, playerAt } from "../state.ts";
import type { MineId } from "../vocabulary.ts";
import type { BidOrder, DamageOrder, LoseOrder, Orders, OrderTrouble, SecureOrder } from "./orders.ts";

/** A legal command, or why there is none. */
export type OrderedAnswer = { readonly command: Command } | { readonly trouble: OrderTrouble };

/** What the orders say to the question that the seat is asked now; undefined when they say nothing, or none is asked. */
export function answerByOrders(position: Position, seat: number, orders: Orders): OrderedAnswer | undefined {
  const ordered = orderedAnswer(position, seat, orders);
  if (ordered === undefined || "trouble" in ordered) return ordered;
  const reason = refuse(position, seat, ordered.command);
  return reason === undefined ? ordered : { trouble: { code: "not-allowed", reason } };
}

function orderedAnswer(position: Position, seat: number, orders: Orders): OrderedAnswer | undefined {
  switch (asked(position, seat)) {
    case "secure":
      return orders.secure && secureAnswer(position, seat, orders.secure);
    case "lose":
      return orders.lose && loseAnswer(position, seat, orders.lose);
    case "damage":
      return orders.damage && damageAnswer(position, seat, orders.damage);
    case "declare":
      return orders.declare && { command: { type: "declare", aid: false, markers: 0 } };
    case "bid": {
      const order = orders.bid?.find(({ field }) => field === position.consolidation?.field);
      return order && bidAnswer(position, seat, order);
    }
    case "load":
      return orders.load && { command: { type: "load", ...orders.load } };
    case "chooseBonus":
    case "turn":
    case "placeMine":
    case null:
      return undefined;
  }
}

/** What stands secured already needs nothing; what was to stay unsecured anyway may be gone. */
function secureAnswer(position: Position, seat: number, { mines, keep }: SecureOrder): OrderedAnswer {
  const player = playerAt(position, seat);
  const slotOf = (mine: MineId) => takenSlots(player).find((slot) => player.slots[slot]?.mine === mine);
  const gone = mines.find(({ mine, by }) => by !== "nothing" && slotOf(mine) === undefined);
  if (gone !== undefined) return { trouble: { code: "mine-gone", mine: gone.mine } };
  const unsecured = unsecuredSlots(player).flatMap((slot) => {
    const mine = player.slots[slot]?.mine;
    return mine === undefined ? [] : [{ slot, mine, by: mines.find((named) => named.mine === mine)?.by }];
  });
  const notNamed = unsecured.find(({ by }) => by === undefined);
  if (notNamed !== undefined) return { trouble: { code: "mine-not-named", mine: notNamed.mine } };
  const securedBy = (means: string) => unsecured.filter(({ by }) => by === means).map(({ slot }) => slot);
  const command = { type: "secure", coins: securedBy("coin"), team: securedBy("team") } as const;
  return paying(player, command.coins.length, keep) ?? { command };
}

function loseAnswer(position: Position, seat: number, { from: places }: LoseOrder): OrderedAnswer {
  const player = playerAt(position, seat);
  const from = places.find((place) => minersAt(player, place) > 0);
  return from === undefined ? { trouble: { code: "no-miner-at-places" } } : { command: { type: "lose", from } };
}

function damageAnswer(position: Position, seat: number, order: DamageOrder): OrderedAnswer {
  const short = order.pay === "coin" ? paying(playerAt(position, seat), 1, order.keep) : undefined;
  return short ?? { command: { type: "damage", pay: order.pay } };
}

/** The lowest bid that leads. Its coins are paid by the winner alone, but must be there. */
function bidAnswer(position: Position, seat: number, { field, upTo, beyond, keep }: BidOrder): OrderedAnswer | undefined {
  const { consolidation } = position;
  if (consolidation === null) return undefined;
  const leading = leaderOf(consolidation).total;
  const total = leading + 1;
  if (total > upTo) return beyond === "pass" ? { command: { type: "pass" } } : { trouble: { code: "outbid", field, leading, upTo } };
  const price = total - (consolidation.basis[consolidation.order.indexOf(seat)] ?? 0);
  return paying(playerAt(position, seat), price, keep) ?? { command: { type: "bid", total } };
}

/** The trouble with paying that; undefined when there is none. What costs nothing leaves no less than there is. */
function paying({ coins }: PlayerPosition, price: number, keep: number): { trouble: OrderTrouble } | undefined {
  return price > 0 && coins - price < keep ? { trouble: { code: "coins-below", coins, price, keep } } : undefined;
}
