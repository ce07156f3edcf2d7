// The player's own standing orders: what is answered by itself when the question comes. Nobody else sees them.
"use client";

import type { Game } from "@pithead/contracts";
import { ORDER_KINDS, type OrderKind, type Position } from "@pithead/game-kohle-und-kolonie/client";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useChangeStandingOrders } from "../../../api/changes.ts";
import { useStandingOrders } from "../../../api/queries.ts";
import { Wrong } from "../../../parts/wrong.tsx";
import { isColonyView } from "../view.ts";
import { OrderRow } from "./order-row.tsx";
import { useOrderTrouble } from "./order-trouble.tsx";
import { useOrderWords } from "./order-words.ts";
import { isOrders, type OrdersChange } from "./settled.ts";

/** Loaded once an order is to be changed. */
const KindForm = dynamic(() => import("./kind-form.tsx").then((part) => part.KindForm));

/** Nothing for who only watches, and once the game is over. */
export function StandingOrders({ game }: { game: Game }) {
  const { seat, view, table } = game;
  if (seat === null || table.status !== "running" || !isColonyView(view)) return null;
  return <OrdersOf id={table.id} seq={game.seq} seat={seat} position={view} />;
}

function OrdersOf({ id, seq, seat, position }: { id: string; seq: number; seat: number; position: Position }) {
  const t = useTranslations("standing-orders");
  const words = useOrderWords(position, seat);
  const settled = useStandingOrders(id, seq).data;
  const change = useChangeStandingOrders(id, seq);
  const trouble = useOrderTrouble({ id, seq, position, seat });
  const [open, setOpen] = useState<OrderKind | null>(null);
  // Its place is held free until it is known what is ordered.
  if (settled === undefined) return <Closed />;
  if (!isOrders(settled.orders)) return null;
  const { orders, playForced } = settled;
  const save = (orders: OrdersChange) => change.mutate({ orders: { ...orders } }, { onSuccess: () => setOpen(null) });
  const count = ORDER_KINDS.filter((kind) => words.said(orders, kind) !== undefined).length;
  return (
    <section className="sheet orders" aria-label={t("title")}>
      <details open={trouble !== undefined || undefined}>
        <Summary count={count} />
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
      </details>
    </section>
  );
}

function Closed() {
  const t = useTranslations("standing-orders");
  return (
    <section className="sheet orders" aria-label={t("title")}>
      <details>
        <Summary />
      </details>
    </section>
  );
}

function Summary({ count }: { count?: number }) {
  const t = useTranslations("standing-orders");
  return (
    <summary className="orders__head">
      <h2>{t("title")}</h2>
      {count !== undefined && <span className="quiet">{t("count", { count })}</span>}
    </summary>
  );
}
