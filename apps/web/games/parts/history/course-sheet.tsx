// How points, money and the other figures went: a chart that rides with the slider, and the slider with it.
"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import type { PlayerRow } from "../player-row.ts";
import type { Station } from "../replay-bar.tsx";
import { ScoreChart } from "../score-chart.tsx";
import type { HistoryInHand } from "../use-history.ts";

interface CourseSheetProps {
  history: HistoryInHand;
  stations: readonly Station[];
  /** At the position shown. */
  rows: readonly PlayerRow[];
}

export function CourseSheet({ history, stations, rows }: CourseSheetProps) {
  const t = useTranslations("history");
  const { course, names, at, game, figureSaid, go } = history;
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const figure = figureSaid(course.figures[chosen] ?? "");
  return (
    <section className="sheet chartbox" data-tab="chart" aria-label={t("course")}>
      <header className="sheet__head">
        <h2>{t("course")}</h2>
        <label className="sr" htmlFor={id}>
          {t("figure")}
        </label>
        <select className="input chartbox__figure" id={id} value={chosen} onChange={(event) => setChosen(Number(event.target.value))}>
          {course.figures.map((name, index) => (
            <option key={name} value={index}>
              {figureSaid(name)}
            </option>
          ))}
        </select>
      </header>
      <ScoreChart
        at={at}
        all={game.seq}
        names={names}
        series={names.map((_, seat) => course.positions.map((seats) => seats[seat]?.[chosen] ?? 0))}
        stations={stations}
        said={(seq, scores) => t("chart", { figure, seq, scores })}
        onGo={go}
        whys={names.map((_, seat) => whyOf(rows[seat], course.figures[chosen]))}
      />
    </section>
  );
}

/** `figure`: as the course calls it. */
function whyOf(row: PlayerRow | undefined, figure: string | undefined): string {
  if (row === undefined) return "";
  if (figure === "vp") return row.vpWhy;
  return [...row.figures, ...(row.more ?? [])].find(({ id }) => id === figure)?.why ?? "";
}
