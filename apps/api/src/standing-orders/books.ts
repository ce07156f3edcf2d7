// Which games know standing orders.
import { kohleUndKolonieOrders } from "./kohle-und-kolonie/index.ts";
import { noOrders } from "./no-orders.ts";
import type { OrderBook } from "./order-book.ts";

const BOOKS = new Map<string, OrderBook>([["kohle-und-kolonie", kohleUndKolonieOrders]]);

export function orderBookOf(game: string): OrderBook {
  return BOOKS.get(game) ?? noOrders;
}
