// How an order answers its question, from what the seat knows.
import { kohleUndKolonieClient as client } from "@pithead/catalog";
import type { Answer } from "../order-book.ts";
import type { BidOrder, Orders, SecureOrder } from "./orders.ts";
import type { OrderTrouble } from "./trouble.ts";

export type KohleUndKolonieAnswer = Answer<client.Command, OrderTrouble>;

/** What the orders say to the seat's question; undefined when they say nothing. A legal command, or why there is none. */
export function answer(view: client.View, seat: number, orders: Orders): KohleUndKolonieAnswer | undefined {
  const ordered = orderedAnswer(view, seat, orders);
  if (ordered === undefined || "trouble" in ordered) return ordered;
  const reason = client.refuse(view, seat, ordered.command);
  return reason === undefined ? ordered : { trouble: { code: "not-allowed", reason } };
}

function orderedAnswer(view: client.View, seat: number, orders: Orders): KohleUndKolonieAnswer | undefined {
  switch (client.asked(view, seat)) {
    case "secure":
      return orders.secure && secureAnswer(view, seat, orders.secure);
    case "lose":
      return orders.lose && loseAnswer(view, seat, orders.lose.from);
    case "damage":
      return orders.damage && damageAnswer(view, seat, orders.damage);
    case "declare":
      return orders.declare && { command: { type: "declare", aid: false, markers: 0 } };
    case "bid": {
      const order = orders.bid?.find(({ field }) => field === view.consolidation?.field);
      return order && bidAnswer(view, seat, order);
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
function secureAnswer(view: client.View, seat: number, { mines, keep }: SecureOrder): KohleUndKolonieAnswer {
  const player = client.playerAt(view, seat);
  const slotOf = (mine: client.MineId) => client.takenSlots(player).find((slot) => player.slots[slot]?.mine === mine);
  const gone = mines.find(({ mine, by }) => by !== "nothing" && slotOf(mine) === undefined);
  if (gone !== undefined) return { trouble: { code: "mine-gone", mine: gone.mine } };
  const unsecured = client.unsecuredSlots(player).flatMap((slot) => {
    const mine = player.slots[slot]?.mine;
    return mine === undefined ? [] : [{ slot, mine, by: mines.find((named) => named.mine === mine)?.by }];
  });
  const notNamed = unsecured.find(({ by }) => by === undefined);
  if (notNamed !== undefined) return { trouble: { code: "mine-not-named", mine: notNamed.mine } };
  const securedBy = (means: string) => unsecured.filter(({ by }) => by === means).map(({ slot }) => slot);
  const command = { type: "secure", coins: securedBy("coin"), team: securedBy("team") } as const;
  return paying(player, command.coins.length, keep) ?? { command };
}

function loseAnswer(view: client.View, seat: number, places: readonly client.Place[]): KohleUndKolonieAnswer {
  const player = client.playerAt(view, seat);
  const from = places.find((place) => client.minersAt(player, place) > 0);
  return from === undefined ? { trouble: { code: "no-miner-at-places" } } : { command: { type: "lose", from } };
}

function damageAnswer(view: client.View, seat: number, order: NonNullable<Orders["damage"]>): KohleUndKolonieAnswer {
  const short = order.pay === "coin" ? paying(client.playerAt(view, seat), 1, order.keep) : undefined;
  return short ?? { command: { type: "damage", pay: order.pay } };
}

/** The lowest bid that leads. Its coins are paid by the winner alone, but must be there. */
function bidAnswer(view: client.View, seat: number, { field, upTo, beyond, keep }: BidOrder): KohleUndKolonieAnswer | undefined {
  const { consolidation } = view;
  const leading = client.auctionStanding(view)?.leading;
  if (consolidation === null || leading === undefined) return undefined;
  const total = leading + 1;
  if (total > upTo) return beyond === "pass" ? { command: { type: "pass" } } : { trouble: { code: "outbid", field, leading, upTo } };
  const price = total - (consolidation.basis[consolidation.order.indexOf(seat)] ?? 0);
  return paying(client.playerAt(view, seat), price, keep) ?? { command: { type: "bid", total } };
}

/** The trouble with paying that; undefined when there is none. What costs nothing leaves no less than there is. */
function paying({ coins }: client.PlayerPosition, price: number, keep: number): { trouble: OrderTrouble } | undefined {
  return price > 0 && coins - price < keep ? { trouble: { code: "coins-below", coins, price, keep } } : undefined;
}
