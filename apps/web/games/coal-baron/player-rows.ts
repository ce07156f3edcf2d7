// The players' figures, as the rail and the strip show them, each with what it is made of.
import { FINAL, type Position, startingGoodsFor, vpSourcesOf } from "@pithead/game-coal-baron/client";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { PlayerRow } from "../parts/player-row.ts";
import { useDeliveredWhy } from "./board/words.ts";

/** The rows of a position: the same until it changes. `toMove`: who is asked now, though the board may show an earlier position. */
export function usePlayerRows(position: Position, names: readonly string[], viewer: number | null, toMove: number | null): PlayerRow[] {
  const t = useTranslations("coal-baron");
  const tt = useTranslations("table");
  const deliveredWhy = useDeliveredWhy();
  return useMemo(() => {
    const { workers: all } = startingGoodsFor(position.players.length);
    return position.players.map((player, seat) => {
      const canteen = position.canteen[seat] ?? 0;
      const { delivered, shifts, final } = vpSourcesOf(position, seat);
      return {
        seat,
        name: names[seat] ?? "",
        isViewer: seat === viewer,
        isToMove: seat === toMove,
        isStartPlayer: seat === position.startPlayer && position.phase !== "over",
        vp: player.vp,
        vpWhy: t("why.vp", { delivered, shifts, end: final }),
        figures: [
          {
            id: "workers",
            name: tt("workers"),
            value: player.workers,
            brief: "helmet",
            why: t("why.workers", { left: player.workers, all, canteen }),
          },
          { id: "marks", name: tt("marks"), value: player.marks, brief: "coin", why: t("why.marks", { marks: FINAL.marksPerVp }) },
          { id: "outstanding", name: tt("orders"), value: player.outstanding.length, why: t("why.orders") },
        ],
        more: [{ id: "delivered", why: deliveredWhy(player) }],
      };
    });
  }, [position, names, viewer, toMove, t, tt, deliveredWhy]);
}
