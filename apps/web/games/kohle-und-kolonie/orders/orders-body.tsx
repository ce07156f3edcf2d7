// What stands in the sheet of standing orders: each kind with what is ordered, and changing that.
"use client";

import { ORDER_KINDS, type OrderKind } from "@pithead/game-kohle-und-kolonie/client";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { useChangeStandingOrders } from "../../../api/changes.ts";
import { useStandingOrders } from "../../../api/queries.ts";
import { Wrong } from "../../../parts/wrong.tsx";
import { OrderRow } from "./order-row.tsx";
import { useOrderTrouble } from "./order-trouble.tsx";
import { useOrderWords } from "./order-words.ts";
import { isOrders, type OrdersChange } from "./settled.ts";
import type { OrdersOf } from "./standing-orders.tsx";

/** Loaded once an order is to be changed. */
const KindForm = dynamic(() => import("./kind-form.tsx").then((part) => part.KindForm));

/** @param onTrouble to be told when an order does not hold */
export function OrdersBody({ id, seq, position, seat, onTrouble }: OrdersOf & { onTrouble: () => void }) {
  const t = useTranslations("standing-orders");
  const words = useOrderWords(position, seat);
  const settled = useStandingOrders(id, seq).data;
  const change = useChangeStandingOrders(id, seq);
  const trouble = useOrderTrouble({ id, seq, position, seat });
  const [open, setOpen] = useState<OrderKind | null>(null);
  const tellTrouble = useEffectEvent(onTrouble);
  useEffect(() => {
    if (trouble !== undefined) tellTrouble();
  }, [trouble]);
  if (settled === undefined || !isOrders(settled.orders)) return null;
  const { orders, playForced } = settled;
  const save = (orders: OrdersChange) => change.mutate({ orders: { ...orders } }, { onSuccess: () => setOpen(null) });
  return (
    <div className="orders__body">
      <p className="quiet">{t("about")}</p>
      {trouble !== undefined && <p className="orders__trouble">{trouble}</p>}
      <Wrong error={change.error} />
      <ul className="orders__list">
        {ORDER_KINDS.map((kind) => (
          <OrderRow
            key={kind}
            kind={kind}
            said={words.said(orders, kind)}
            isOpen={open === kind}
            isBusy={change.isPending}
            onOpen={() => (kind === "declare" ? save({ declare: "nothing" }) : setOpen(kind))}
            onCancel={() => change.mutate({ orders: { [kind]: null } })}
          >
            {kind !== "declare" && (
              <KindForm kind={kind} position={position} seat={seat} orders={orders} onSave={save} onClose={() => setOpen(null)} />
            )}
          </OrderRow>
        ))}
      </ul>
      <label className="switch">
        <input
          type="checkbox"
          checked={playForced}
          disabled={change.isPending}
          onChange={(event) => change.mutate({ playForced: event.target.checked })}
        />
        <span>{t("playForced")}</span>
      </label>
    </div>
  );
}
