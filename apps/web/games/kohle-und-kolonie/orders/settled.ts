// The viewer's own standing orders as the API has them.
import { ORDER_KINDS, type Orders } from "@pithead/game-kohle-und-kolonie/client";

/** Each kind named is replaced; null cancels it. */
export type OrdersChange = { [kind in keyof Orders]: Orders[kind] | null };

/** Whether the API's orders are of this game: it took them by the same rules, so their outline is enough. */
export function isOrders(raw: object): raw is Orders {
  return Object.keys(raw).every((name) => ORDER_KINDS.some((kind) => kind === name));
}
