// The move panel of Kohle & Kolonie: what is asked, what the half-built move comes to, what can come next.
"use client";

import type { Position } from "@pithead/game-kohle-und-kolonie/client";
import dynamic from "next/dynamic";
import type { LogRow } from "../../parts/log-list.tsx";
import { MovePanel } from "../../parts/move-panel.tsx";
import { useHasOrders } from "../orders/use-has-orders.ts";
import type { Built } from "../turn/built.ts";
import type { TurnInHand } from "../turn/use-turn.ts";
import { useAsk } from "./ask.ts";
import { CostLine } from "./cost-line.tsx";
import { TurnTrouble } from "./turn-trouble.tsx";

/** Loaded where there are orders. */
const OrderTrouble = dynamic(() => import("../orders/order-trouble.tsx").then((part) => part.OrderTrouble));
/** One of them is loaded: that of the question which is asked. */
const AnswersPanel = dynamic(() => import("./answers-panel.tsx").then((part) => part.AnswersPanel));
const BidPanel = dynamic(() => import("./bid-panel.tsx").then((part) => part.BidPanel));
const SecurePanel = dynamic(() => import("./secure-panel.tsx").then((part) => part.SecurePanel));
const TurnPanel = dynamic(() => import("./turn-panel.tsx").then((part) => part.TurnPanel));

interface MiddleProps {
  position: Position;
  seat: number;
  built: Built;
  turn: TurnInHand;
  names: readonly string[];
}

interface ColonyPanelProps extends MiddleProps {
  /** The game's id and where it stands. */
  id: string;
  seq: number;
  /** The log in words. */
  rows: readonly LogRow[];
}

export function ColonyPanel({ id, seq, position, seat, built, turn, names, rows }: ColonyPanelProps) {
  const asked = useAsk(position, seat, built, turn, names);
  const hasOrders = useHasOrders(id, seq);
  return (
    <MovePanel
      asked={asked}
      turn={turn}
      cost={<CostLine position={position} seat={seat} built={built} />}
      trouble={
        <>
          {hasOrders && <OrderTrouble id={id} seq={seq} position={position} seat={seat} />}
          <TurnTrouble position={position} turn={turn} seat={seat} names={names} rows={rows} />
        </>
      }
    >
      <Middle position={position} seat={seat} built={built} turn={turn} names={names} />
    </MovePanel>
  );
}

function Middle({ position, seat, built, turn, names }: MiddleProps) {
  switch (built.kind) {
    case "turn":
      return <TurnPanel position={position} seat={seat} built={built} turn={turn} />;
    case "secure":
      return <SecurePanel position={position} seat={seat} built={built} turn={turn} />;
    case "answer":
      return built.question === "bid" ? (
        <BidPanel position={position} seat={seat} names={names} built={built} turn={turn} />
      ) : (
        <AnswersPanel position={position} seat={seat} built={built} turn={turn} />
      );
  }
}
