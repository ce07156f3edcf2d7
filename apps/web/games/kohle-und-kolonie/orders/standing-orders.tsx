// The player's own standing orders: what is answered by itself when the question comes. Nobody else sees them.
"use client";

import type { Game } from "@pithead/contracts";
import type { Position } from "@pithead/game-kohle-und-kolonie/client";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ownPlayer } from "../../parts/own-player.ts";
import { isColonyView } from "../view.ts";
import { useHasOrders } from "./use-has-orders.ts";

/** Loaded once the sheet is opened, and where there are orders. */
const OrdersCount = dynamic(() => import("./orders-count.tsx").then((part) => part.OrdersCount));
const OrdersBody = dynamic(() => import("./orders-body.tsx").then((part) => part.OrdersBody));

/** Nothing for who only watches or has resigned, and once the game is over. */
export function StandingOrders({ game }: { game: Game }) {
  const { seat, view, table } = game;
  if (seat === null || ownPlayer(game)?.resigned || table.status !== "running" || !isColonyView(view)) return null;
  return <OrdersSheet id={table.id} seq={game.seq} seat={seat} position={view} />;
}

/** What is left for one game, and where it stands. */
export interface OrdersOf {
  id: string;
  seq: number;
  seat: number;
  position: Position;
}

function OrdersSheet(of: OrdersOf) {
  const t = useTranslations("standing-orders");
  const hasOrders = useHasOrders(of.id, of.seq);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="sheet orders" aria-label={t("title")}>
      <details
        open={isOpen}
        // It may have been opened before the page could hear it.
        ref={(details) => {
          if (details?.open) setIsOpen(true);
        }}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary className="orders__head">
          <h2>{t("title")}</h2>
          {hasOrders !== undefined && <span className="quiet">{hasOrders ? <OrdersCount {...of} /> : t("count", { count: 0 })}</span>}
        </summary>
        {(isOpen || hasOrders) && <OrdersBody {...of} onTrouble={() => setIsOpen(true)} />}
      </details>
    </section>
  );
}
