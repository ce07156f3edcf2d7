// Standing orders of Kohle & Kolonie.
import type { kohleUndKolonieClient as client } from "@pithead/catalog";
import type { OrderBook, OrderTypes } from "../order-book.ts";
import { answer } from "./answers.ts";
import { type Orders, parseOrders } from "./orders.ts";
import type { OrderTrouble } from "./trouble.ts";

interface KohleUndKolonieOrders extends OrderTypes {
  view: client.View;
  command: client.Command;
  orders: Orders;
  trouble: OrderTrouble;
}

export const kohleUndKolonieOrders: OrderBook<KohleUndKolonieOrders> = { parse: parseOrders, answer };
