// Playing on from the position shown, in any seat, against bots.
"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { usePlayOn } from "../../api/changes.ts";
import { Wrong } from "../../parts/wrong.tsx";
import { SeatChoice } from "./seat-choice.tsx";
import type { HistoryInHand } from "./use-history.ts";

/** `movers`: who made each move; index 0 is move 1. */
export function PlayOnFrom({ history, movers }: { history: HistoryInHand; movers: readonly (number | null)[] }) {
  const t = useTranslations("history");
  const router = useRouter();
  const { game, names, at } = history;
  const playOn = usePlayOn(game.table.id);
  const [chosen, setChosen] = useState<number | null>(null);
  if (at >= game.seq) return <p className="quiet analysis__say">{t("analysis.ride-back")}</p>;
  const seat = chosen ?? game.seat ?? movers.slice(at).find((mover) => mover !== null) ?? 0;
  const play = () => playOn.mutate({ seq: at, seat }, { onSuccess: (table) => router.push(`/games/${table.id}`) });
  return (
    <div className="analysis__on">
      <SeatChoice label={t("analysis.as")} names={names} chosen={seat} onChoose={setChosen} />
      <button type="button" className="btn" onClick={play} disabled={playOn.isPending}>
        {t("analysis.play-on")}
      </button>
      <Wrong error={playOn.error} />
    </div>
  );
}
