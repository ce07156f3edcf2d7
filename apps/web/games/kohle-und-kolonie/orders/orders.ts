// Standing orders as the API keeps them for this game: one optional field for each kind of question.
import type { FieldId, MineId, Place } from "@pithead/game-kohle-und-kolonie/client";

export interface SecureOrder {
  mines: { mine: MineId; by: "coin" | "team" | "nothing" }[];
  /** So many coins must be left. */
  keep: number;
}

/** Bids up to that total; what happens `beyond` is said, too. */
export interface BidOrder {
  field: FieldId;
  upTo: number;
  beyond: "pass" | "ask";
  keep: number;
}

export type DamageOrder = { pay: "coin"; keep: number } | { pay: "points" };

export interface LoadOrder {
  worker: boolean;
  cart: boolean;
  markers: number;
}

export interface Orders {
  secure?: SecureOrder;
  bid?: BidOrder[];
  damage?: DamageOrder;
  lose?: { from: Place[] };
  declare?: "nothing";
  load?: LoadOrder;
}

/** Each kind named is replaced; null cancels it. */
export type OrdersChange = { [kind in keyof Orders]: Orders[kind] | null };

export const KINDS = ["secure", "damage", "lose", "declare", "bid", "load"] as const;
export type Kind = (typeof KINDS)[number];

/** Whether the API's orders are of this game: it took them by the same rules, so their outline is enough. */
export function isOrders(raw: object): raw is Orders {
  return Object.keys(raw).every((name) => KINDS.some((kind) => kind === name));
}

/** Why the order for what is asked now was not carried out, as the API says it. */
export type Trouble =
  | { code: "mine-gone" | "mine-not-named"; mine: MineId }
  | { code: "coins-below"; coins: number; price: number; keep: number }
  | { code: "outbid"; field: FieldId; leading: number; upTo: number }
  | { code: "no-miner-at-places" }
  | { code: "not-allowed"; reason: { code: string } };

const TROUBLES: readonly string[] = ["mine-gone", "mine-not-named", "coins-below", "outbid", "no-miner-at-places", "not-allowed"];

export function isTrouble(raw: { readonly code: string }): raw is Trouble {
  return TROUBLES.includes(raw.code);
}
