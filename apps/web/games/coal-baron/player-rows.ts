// The players' figures, as the rail and the strip show them, each with what it is made of.
import { FINAL, type Position, startingGoodsFor } from "@pithead/game-coal-baron/client";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { PlayerRow } from "../parts/player-rows.tsx";

/** The rows of a position: the same until it changes. */
export function usePlayerRows(position: Position, names: readonly string[], viewer: number | null): PlayerRow[] {
  const t = useTranslations("coal-baron");
  const tt = useTranslations("table");
  return useMemo(() => {
    const { workers: all } = startingGoodsFor(position.players.length);
    return position.players.map((player, seat) => {
      const canteen = position.canteen[seat] ?? 0;
      const shifts = shiftVp(position, seat);
      return {
        seat,
        name: names[seat] ?? "",
        isViewer: seat === viewer,
        isToMove: seat === position.turn,
        isStartPlayer: seat === position.startPlayer && position.phase !== "over",
        vp: player.vp,
        vpWhy: t("why.vp", { delivered: player.deliveredVp, shifts, end: player.vp - player.deliveredVp - shifts }),
        figures: [
          { name: tt("workers"), value: player.workers, brief: "helmet", why: t("why.workers", { left: player.workers, all, canteen }) },
          { name: tt("marks"), value: player.marks, brief: "coin", why: t("why.marks", { marks: FINAL.marksPerVp }) },
          { name: tt("orders"), value: player.outstanding.length, why: t("why.orders") },
        ],
      };
    });
  }, [position, names, viewer, t, tt]);
}

/** What the shifts scored so far have brought. */
function shiftVp({ scorings }: Position, seat: number): number {
  return scorings.flatMap(({ elements }) => elements).reduce((sum, { vp }) => sum + (vp[seat] ?? 0), 0);
}
