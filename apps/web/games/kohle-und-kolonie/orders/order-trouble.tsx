// An order that was left for the question but does not hold: why the player is asked all the same.
"use client";

import { answerByOrders, type Position } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { useStandingOrders } from "../../../api/queries.ts";
import { useOrderWords } from "./order-words.ts";
import { isOrders } from "./settled.ts";

interface OrderTroubleProps {
  /** The game's id and where it stands. */
  id: string;
  seq: number;
  position: Position;
  seat: number;
}

/** In a sentence; undefined while every order holds. */
export function useOrderTrouble({ id, seq, position, seat }: OrderTroubleProps): string | undefined {
  const t = useTranslations("standing-orders");
  const words = useOrderWords(position, seat);
  const settled = useStandingOrders(id, seq).data;
  if (settled === undefined || !isOrders(settled.orders)) return undefined;
  const answer = answerByOrders(position, seat, settled.orders);
  return answer !== undefined && "trouble" in answer ? t("trouble", { why: words.why(answer.trouble) }) : undefined;
}

/** For the move panel, right under the ask. */
export function OrderTrouble(props: OrderTroubleProps) {
  const said = useOrderTrouble(props);
  return (
    said !== undefined && (
      <p className="orders__trouble" role="status">
        {said}
      </p>
    )
  );
}
