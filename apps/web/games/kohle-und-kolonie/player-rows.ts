// The players’ figures, as the rail and the strip show them, each with what it is made of.
import type { LogEntry } from "@pithead/contracts";
import { type Position, workersOf } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useListFormat } from "../../parts/words/list-format.ts";
import type { PlayerRow } from "../parts/player-row.ts";
import { useWhyWords } from "./board/why-words.ts";
import { partSaid, vpParts } from "./scoring/vp-parts.ts";

interface ShownRows {
  position: Position;
  /** The number of the move that led there. */
  seq: number;
  names: readonly string[];
  viewer: number | null;
  /** Who is asked now, though the board may show an earlier position. */
  toMove: number | null;
  entries: readonly LogEntry[];
}

/** The rows of a position: the same until it changes. */
export function usePlayerRows({ position, seq, names, viewer, toMove, entries }: ShownRows): PlayerRow[] {
  const t = useTranslations("kohle-und-kolonie");
  const list = useListFormat();
  const why = useWhyWords(position);
  return useMemo(() => {
    const past = entries.filter((entry) => entry.seq <= seq);
    return position.players.map((player, seat) => ({
      seat,
      name: names[seat] ?? "",
      isViewer: seat === viewer,
      isToMove: seat === toMove,
      isStartPlayer: position.phase !== "over" && position.phase !== "bonus" && seat === position.turnOrder[0],
      vp: player.vp,
      vpWhy: t("why.vp", { parts: list.format(vpParts(past, seat, player.vp).map((part) => t("why.part", partSaid(part)))) }),
      figures: [
        { id: "coins", name: t("coins"), value: player.coins, brief: "penny", why: why.coins(player) },
        { id: "workers", name: t("workers"), value: workersOf(player), brief: "worker", why: t("why.workers") },
        { id: "miners", name: t("miners"), value: player.supply, why: t("why.miners", { lost: player.lost }) },
      ],
      more: [
        { id: "mines", why: why.income(player) },
        { id: "engines", why: why.engines(player) },
        { id: "extraActions", why: why.extraActions() },
      ],
    }));
  }, [position, seq, names, viewer, toMove, entries, t, list, why]);
}
