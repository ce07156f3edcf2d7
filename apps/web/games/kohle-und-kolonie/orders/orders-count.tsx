// How many kinds of orders hold, beside the sheet's title.
"use client";

import { ORDER_KINDS } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { useStandingOrders } from "../../../api/queries.ts";
import { useOrderWords } from "./order-words.ts";
import { isOrders } from "./settled.ts";
import type { OrdersOf } from "./standing-orders.tsx";

export function OrdersCount({ id, seq, position, seat }: OrdersOf) {
  const t = useTranslations("standing-orders");
  const words = useOrderWords(position, seat);
  const orders = useStandingOrders(id, seq).data?.orders;
  if (orders === undefined || !isOrders(orders)) return null;
  return t("count", { count: ORDER_KINDS.filter((kind) => words.said(orders, kind) !== undefined).length });
}
