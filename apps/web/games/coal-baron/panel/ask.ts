// What the move panel asks, what the move costs, and what Confirm says.
import { deliverable, orderCard, type Position, playerAt, type SpaceCard, tileCard, vpOf } from "@pithead/game-coal-baron/client";
import { useTranslations } from "next-intl";
import type { Asked } from "../../parts/move-panel.tsx";
import { useBoardWords } from "../board/words.ts";
import type { Built, Shortage } from "../turn/built.ts";

export function useAsk(): (position: Position, seat: number, built: Built) => Asked {
  const t = useTranslations("coal-baron");
  const words = useBoardWords();
  const actionAsk = (position: Position, seat: number, space: Exclude<SpaceCard, { kind: "mining" }>): Asked => {
    switch (space.kind) {
      case "factory": {
        const kind = position.factory[space.id];
        if (!kind) return { ask: t("ask.space"), confirm: t("confirm.plain") };
        const marks = tileCard(kind).cost;
        return { ask: t("ask.tile", { tile: words.tile(kind), marks }), confirm: t("confirm.buy", { marks }) };
      }
      case "order": {
        const id = position.orders[space.id];
        return { ask: id ? t("ask.order", { order: words.order(id) }) : t("ask.space"), confirm: t("confirm.take") };
      }
      case "draw": {
        const count = Math.min(5, position.stackSizes[space.of]);
        return {
          ask: t(space.of === "tiles" ? "ask.drawTiles" : "ask.drawOrders", { count }),
          confirm: t("confirm.look"),
          warning: t("warn.look"),
        };
      }
      case "delivery": {
        const orders = deliverable(playerAt(position, seat), space.vehicle);
        const ask = t("ask.delivery", { count: orders.length, vehicle: t(`vehicle.${space.vehicle}`), vp: vpOf(orders) });
        return { ask, confirm: t("confirm.deliver", { vp: orders.reduce((sum, order) => sum + orderCard(order).vp, 0) }) };
      }
      case "money":
        return { ask: t("ask.money", { marks: space.marks }), confirm: t("confirm.marks", { marks: space.marks }) };
      case "bank":
        return { ask: t("ask.bank", { marks: space.marks }), confirm: t("confirm.marks", { marks: space.marks }) };
    }
  };
  return (position, seat, built) => {
    switch (built.kind) {
      case "draft":
        return built.order
          ? { ask: t("ask.drafted", { order: words.order(built.order) }), confirm: t("confirm.take") }
          : { ask: t("ask.draft"), confirm: t("confirm.take") };
      case "space":
        return { ask: t("ask.space"), confirm: t("confirm.plain") };
      case "action": {
        const asked = actionAsk(position, seat, built.space);
        return built.shortage && built.command === null ? { ...asked, ask: shortageAsk(t, built.shortage) } : asked;
      }
      case "mining":
        return {
          ask: t("ask.mining", { steps: built.space.slice("mining-".length), left: built.left }),
          confirm: t(built.steps.length === 0 ? "confirm.noStep" : "confirm.plain"),
          sure: t("confirm.sureNoStep"),
        };
      case "keep":
        return keepAsk(t, words, built);
    }
  };
}

type T = ReturnType<typeof useTranslations<"coal-baron">>;

function shortageAsk(t: T, { tile, own, chosen }: Shortage): string {
  const { color, carts } = tileCard(tile);
  return t("ask.shortage", { color: t(`color.${color}`), own, n: own + chosen.length + 1, carts });
}

function keepAsk(t: T, words: ReturnType<typeof useBoardWords>, built: Extract<Built, { kind: "keep" }>): Asked {
  const { card, shortage, of, rest, to } = built;
  if (card === undefined) return { ask: t(of === "tiles" ? "ask.keepTile" : "ask.keepOrder"), confirm: t("confirm.plain") };
  if (shortage && shortage.chosen.length < shortage.needed) return { ask: shortageAsk(t, shortage), confirm: t("confirm.plain") };
  const kept = card === null ? t("keep.none") : t("keep.card", { card: words.card(card) });
  if (to === null) return { ask: t("ask.return", { kept, count: rest.length }), confirm: t("confirm.plain") };
  return {
    ask:
      rest.length === 0 ? t("ask.keptAll", { kept }) : t(to === "top" ? "ask.returnTop" : "ask.returnBottom", { kept, count: rest.length }),
    confirm: card === null ? t("confirm.keepNone") : t("confirm.keep"),
  };
}
