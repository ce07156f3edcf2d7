// How points, money and the other figures went: a chart that rides with the slider, and the slider with it.
"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import type { Station } from "../replay-bar.tsx";
import { ScoreChart } from "../score-chart.tsx";
import type { HistoryInHand } from "../use-history.ts";

export function CourseSheet({ history, stations }: { history: HistoryInHand; stations: readonly Station[] }) {
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
      />
    </section>
  );
}
