// The things of the board in words: labels for those who can't see the drawing, and names in panels.
import {
  finalScoringOf,
  isTileKind,
  type OrderId,
  type OutstandingOrder,
  orderCard,
  type PlayerPosition,
  type Position,
  type SpaceCard,
  type TileKind,
  tileCard,
} from "@pithead/game-coal-baron/client";
import { type Speaker, speakerOf, textOf } from "@pithead/wording/client";
import { type CoalBaronPiece, coalBaronSpoken, type HallName, phraseOfHall } from "@pithead/wording/coal-baron";
import { useTranslations } from "next-intl";
import { useCallback, useMemo } from "react";
import { linesOf } from "../../../parts/pieces/why.tsx";
import { useSpoken } from "../../../parts/words/game-words.tsx";
import { capital } from "../../parts/capital.ts";

/** Says the log, refusals and names of things in the page's language. */
export function useSpeaker(): Speaker<CoalBaronPiece> {
  const spoken = useSpoken("coal-baron");
  return useMemo(() => speakerOf(coalBaronSpoken, spoken), [spoken]);
}

export interface BoardWords {
  /** Vehicle, coal, points. */
  order(id: OrderId): string;
  /** The same, and how much of it is filled. */
  outstanding(order: OutstandingOrder): string;
  /** The same as sentences, with what becomes of its VP. */
  orderWhy(order: OutstandingOrder): string;
  tile(kind: TileKind): string;
  /** An order or a tile. */
  card(card: OrderId | TileKind): string;
  /** What a space does, who stands there and how many workers it takes. */
  space(position: Position, space: SpaceCard, price: number, standing: readonly string[]): string;
  spaceName(space: SpaceCard): string;
  hall(hall: HallName): string;
}

export function useBoardWords(): BoardWords {
  const t = useTranslations("coal-baron");
  const speaker = useSpeaker();
  return useMemo(() => {
    const order = (id: OrderId) => t("order.label", { order: speaker.name({ piece: "order", order: id }), vp: orderCard(id).vp });
    const tile = (kind: TileKind) => speaker.name({ piece: "tile", tile: kind });
    const deed = (position: Position, space: SpaceCard): string => {
      switch (space.kind) {
        case "factory": {
          const kind = position.factory[space.id];
          return kind ? t("space.tile", { tile: tile(kind), marks: tileCard(kind).cost }) : t("space.emptyTile");
        }
        case "order": {
          const id = position.orders[space.id];
          return id ? t("space.order", { order: order(id) }) : t("space.emptyOrder");
        }
        case "draw":
          return t(space.of === "tiles" ? "space.drawTiles" : "space.drawOrders", { left: position.stackSizes[space.of] });
        case "money":
          return t("space.money", { marks: space.marks });
        case "bank":
          return t("space.bank", { marks: space.marks });
        case "mining":
          return t("space.mining", { steps: space.steps });
        case "delivery":
          return t("space.delivery", { vehicle: speaker.name({ piece: "vehicle", vehicle: space.vehicle }) });
      }
    };
    const outstanding = ({ order: id, spots }: OutstandingOrder) =>
      t("order.progress", { order: order(id), filled: spots.filter((cubes) => cubes.length > 0).length, spots: spots.length });
    return {
      order,
      outstanding,
      orderWhy: (one) => linesOf([`${capital(outstanding(one))}.`, t("why.order", { vp: orderCard(one.order).vp })]),
      tile,
      card: (card) => (isTileKind(card) ? tile(card) : order(card)),
      space: (position, space, price, standing) =>
        [
          `${capital(speaker.name({ piece: "space", space: space.id }))}.`,
          capital(deed(position, space)),
          ...standing,
          t("works.takes", { count: price, there: price - 1 }),
        ].join(" "),
      spaceName: (space) => capital(speaker.name({ piece: "space", space: space.id })),
      hall: (hall) => textOf(speaker.phrase(phraseOfHall(hall), { names: [], reader: null })),
    };
  }, [t, speaker]);
}

/** Says of which orders a player's delivered VP come. */
export function useDeliveredWhy(): (player: PlayerPosition) => string {
  const t = useTranslations("coal-baron");
  const words = useBoardWords();
  return useCallback(
    ({ delivered }) => {
      if (delivered === null) return t("why.deliveredHidden");
      return delivered.length === 0 ? t("why.deliveredNone") : t("why.delivered", { orders: delivered.map(words.order).join("; ") });
    },
    [t, words],
  );
}

/** Says how a player's tunnels are balanced and what that costs, and the rule of it. */
export function useBalanceSaid(): (player: PlayerPosition) => string {
  const t = useTranslations("coal-baron");
  return (player) => {
    const { lightTiles: light, darkTiles: dark, imbalanceVp } = finalScoringOf(player);
    return linesOf([`${t("pit.balance", { light, dark, vp: -imbalanceVp })}.`, t("pit.balanceWhy")]);
  };
}
