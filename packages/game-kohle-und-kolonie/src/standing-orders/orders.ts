// Standing orders: one for each small decision, with the conditions under which it holds.
import type { Load } from "../commands.ts";
import type { Reason } from "../reasons.ts";
import type { FieldId, MineId, Place } from "../vocabulary.ts";

/** What becomes of each own mine. An unsecured one that is not named, and one to secure that is gone, are changed conditions. */
export interface SecureOrder {
  mines: { mine: MineId; by: "coin" | "team" | "nothing" }[];
  /** So many coins must be left afterwards. */
  keep: number;
}

/** In one field's consolidation: 1 more than leads, as long as the total is at most `upTo`; when it leads with that or more, `beyond`. */
export interface BidOrder {
  field: FieldId;
  upTo: number;
  beyond: "pass" | "ask";
  /** So many coins must be left afterwards. */
  keep: number;
}

/** `keep`: so many coins must be left afterwards. */
export type DamageOrder = { pay: "coin"; keep: number } | { pay: "points" };

/** From the first of these places where an own miner stands. */
export interface LoseOrder {
  from: Place[];
}

/** As the move has it. */
export type LoadOrder = Omit<Load, "type">;

/** What one player has ordered; what is absent is asked. */
export interface Orders {
  secure?: SecureOrder;
  damage?: DamageOrder;
  lose?: LoseOrder;
  declare?: "nothing";
  bid?: BidOrder[];
  load?: LoadOrder;
}

export const ORDER_KINDS = ["secure", "damage", "lose", "declare", "bid", "load"] as const satisfies (keyof Orders)[];
export type OrderKind = (typeof ORDER_KINDS)[number];

/** Why an order is not carried out: the player is asked, and told so. */
export type OrderTrouble =
  /** Named in the order, and no longer owned. */
  | { code: "mine-gone"; mine: MineId }
  /** Unsecured, and the order does not say what becomes of it. */
  | { code: "mine-not-named"; mine: MineId }
  /** Fewer than `keep` would be left after paying `price`. */
  | { code: "coins-below"; coins: number; price: number; keep: number }
  /** Bidding on takes more than was ordered. */
  | { code: "outbid"; field: FieldId; leading: number; upTo: number }
  /** No own miner stands on any place that the order names. */
  | { code: "no-miner-at-places" }
  /** The rules do not allow what was ordered. */
  | { code: "not-allowed"; reason: Reason };
