// Looking closer: as whom, once the game has ended, and compared with which position.
"use client";

import type { LookAs } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import { SeatChoice } from "../seat-choice.tsx";
import type { HistoryInHand } from "../use-history.ts";
import { Comparison } from "./comparison.tsx";

export function LookSheet({ history }: { history: HistoryInHand }) {
  const t = useTranslations("history");
  const { game, names, viewer, at, compare, compareWith, lookAs } = history;
  const choose = (seat: number | null) => lookAs(seat === game.seat ? undefined : lookAsOf(seat));
  return (
    <section className="sheet look" data-tab="chart" aria-label={t("look.title")}>
      <header className="sheet__head">
        <h2>{t("look.title")}</h2>
        {compare === undefined && (
          <button type="button" className="btn" onClick={() => compareWith(at)}>
            {t("compare.begin")}
          </button>
        )}
      </header>
      {game.table.status === "finished" && (
        <div className="look__as">
          <span>{t("look.as")}</span>
          <SeatChoice label={t("look.as")} names={names} chosen={viewer} all={t("look.spectator")} onChoose={choose} />
        </div>
      )}
      {compare !== undefined && <Comparison history={history} compare={compare} />}
    </section>
  );
}

function lookAsOf(seat: number | null): LookAs {
  switch (seat) {
    case 0:
      return "0";
    case 1:
      return "1";
    case 2:
      return "2";
    case 3:
      return "3";
    case 4:
      return "4";
    default:
      return "spectator";
  }
}
