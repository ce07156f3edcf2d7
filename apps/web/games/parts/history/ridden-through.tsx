// What a history page rides through: the board, how it is looked at, the analysis, the chart, the log, the scoring.
"use client";

import { useTranslations } from "next-intl";
import { memo, type ReactNode } from "react";
import { recordAddress } from "../../../api/calls.ts";
import { ShareResult } from "../../../parts/share/share-result.tsx";
import { AnalysisBox } from "../analysis-box.tsx";
import type { PlayerRow } from "../player-row.ts";
import type { Station } from "../replay-bar.tsx";
import type { HistoryInHand } from "../use-history.ts";
import { CourseSheet } from "./course-sheet.tsx";
import { LogSheet } from "./log-sheet.tsx";
import { LookSheet } from "./look-sheet.tsx";

/** Where a shift or round ends: in the replay bar, and as the chart calls it. */
export interface NamedStation extends Station {
  chartName: string;
}

interface RiddenThroughProps {
  history: HistoryInHand;
  board: ReactNode;
  slips: ReactNode;
  /** The players' figures at the position shown, with what they are made of. */
  rows: readonly PlayerRow[];
  /** Who made each move; index 0 is move 1. */
  movers: readonly (number | null)[];
  stations: readonly NamedStation[];
  /** Whether the slips are of the final scoring. */
  isScored: boolean;
  /** Shows the board, on whatever part of a phone's page the reader is. */
  onBoard: () => void;
}

/** Drawn anew only when one of its props is another. */
export const RiddenThrough = memo(function RiddenThrough(props: RiddenThroughProps) {
  const { history, board, slips, rows, movers, isScored, onBoard } = props;
  const { table } = history.game;
  const t = useTranslations("history");
  const stations = props.stations.map(({ seq, chartName }) => ({ seq, name: chartName }));
  return (
    <>
      <div className="hist__main">
        <div className="hist__board">{board}</div>
        <div className="hist__closer">
          <LookSheet history={history} />
          <AnalysisBox history={history} onBoard={onBoard} movers={movers} stations={stations} />
        </div>
      </div>
      <aside className="hist__side" aria-label={t("side")}>
        <CourseSheet history={history} stations={stations} rows={rows} />
        <LogSheet history={history} />
      </aside>
      <section className="hist__end" id="scoring" data-tab="end" aria-label={t("scoring")}>
        <header className="hist__endhead">
          <h2 className="speak">{isScored ? t("scoring") : t("soFar")}</h2>
          <ShareResult table={table} />
          <a className="btn" href={recordAddress(table.id)} download>
            {t("record")}
          </a>
        </header>
        {slips}
      </section>
    </>
  );
});
