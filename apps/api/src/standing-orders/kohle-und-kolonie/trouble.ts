// Why an order of Kohle & Kolonie is not carried out: typed codes with the figures that a sentence about them needs.
import type { kohleUndKolonieClient as client } from "@pithead/catalog";

export type OrderTrouble =
  /** Named in the order, and no longer owned. */
  | { code: "mine-gone"; mine: client.MineId }
  /** Unsecured, and the order does not say what becomes of it. */
  | { code: "mine-not-named"; mine: client.MineId }
  /** Fewer than `keep` would be left after paying `price`. */
  | { code: "coins-below"; coins: number; price: number; keep: number }
  /** Bidding on takes more than was ordered. */
  | { code: "outbid"; field: client.FieldId; leading: number; upTo: number }
  /** No own miner stands on any place that the order names. */
  | { code: "no-miner-at-places" }
  /** The rules do not allow what was ordered. */
  | { code: "not-allowed"; reason: client.Reason };
