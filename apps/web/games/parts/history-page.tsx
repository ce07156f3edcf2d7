// Any position of a game by permanent link: the board as it stood, a railway to ride, the chart, the log, the scoring.
"use client";

import { Sprites } from "@pithead/drawings/pieces";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { recordAddress } from "../../api/calls.ts";
import { Icon } from "../../parts/icons/icon.tsx";
import { LanguageSwitch } from "../../parts/language/language-switch.tsx";
import { Lintel } from "../../parts/lintel/lintel.tsx";
import { useGameTitle } from "../../parts/tables/game-title.tsx";
import { useToast } from "../../parts/toast/toasts.tsx";
import { AnalysisBox } from "./analysis-box.tsx";
import { JumpLog } from "./jump-log.tsx";
import { ReplayBar } from "./replay-bar.tsx";
import { ScoreChart } from "./score-chart.tsx";
import { SeatChoice } from "./seat-choice.tsx";
import { TabBar, type TabStop } from "./tabs.tsx";
import { Tips } from "./tips.tsx";
import type { HistoryInHand } from "./use-history.ts";

interface HistoryPageProps<Tab extends string> {
  history: HistoryInHand;
  /** Where the position shown stands, in a few words. */
  where: string;
  course: CourseShown;
  /** The tabs of the board's parts, the first of which shows first. */
  tabs: readonly [TabStop<Tab>, ...TabStop<Tab>[]];
  board: ReactNode;
  slips: ReactNode;
  /** Whether the slips are of the final scoring. */
  isScored: boolean;
  /** Pictures of this game alone. */
  sprites?: ReactNode;
  look?: string;
}

interface CourseShown {
  /** Who made each move; index 0 is move 1. */
  movers: readonly (number | null)[];
  /** By seat, the points after each move; index 0 is the set-up. */
  points: readonly (readonly number[])[];
  /** Where shifts or rounds end: in the replay bar, and as the chart calls them. */
  stations: readonly { seq: number; name: string; chartName: string }[];
}

export function HistoryPage<Tab extends string>(props: HistoryPageProps<Tab>) {
  const { history, where, course, board, slips, isScored, sprites, look = "" } = props;
  const { game, names, rows, at, isPlaying, go, play, addressOf } = history;
  const { table, seq: all } = game;
  const t = useTranslations("history");
  const tt = useTranslations("table");
  const games = useTranslations("games");
  const toast = useToast();
  const titleOf = useGameTitle();
  const edition = typeof table.options.edition === "string" ? [games("option.edition", { edition: table.options.edition })] : [];
  const [only, setOnly] = useState<number | null>(null);
  const [tab, setTab] = useState<Tab | "chart" | "log" | "end">(history.beginsAtEnd ? "end" : props.tabs[0].id);
  const link = async () => {
    await navigator.clipboard?.writeText(window.location.href);
    toast({ message: t("copied") });
  };
  return (
    <div className={`historypage tabbed ${look}`} data-at={tab}>
      <Sprites />
      {sprites}
      <Lintel
        what={{ title: titleOf(table.game), where: [table.status === "finished" ? finishedSaid() : t("running"), ...edition].join(" · ") }}
      >
        <nav aria-label={tt("tools")} className="tabletools">
          <Link className="tool" href={`/games/${table.id}`} aria-label={t("toTable")}>
            <Icon name="table" />
          </Link>
        </nav>
      </Lintel>
      <main className="hist" id="main">
        <ReplayBar
          at={at}
          all={all}
          where={history.instead ? t("analysis.instead") : at === 0 ? t("setup") : t("where", { phase: where, seq: at })}
          movers={course.movers}
          stations={course.stations}
          isPlaying={isPlaying}
          onGo={go}
          onPlay={play}
          onLink={() => void link()}
        />
        <div className="hist__board">{board}</div>
        <aside className="hist__side">
          <section className="sheet chartbox" data-tab="chart" aria-label={t("points")}>
            <header className="sheet__head">
              <h2>{t("points")}</h2>
            </header>
            <ScoreChart
              at={at}
              all={all}
              names={names}
              series={course.points}
              stations={course.stations.map(({ seq, chartName }) => ({ seq, name: chartName }))}
            />
          </section>
          <AnalysisBox
            history={history}
            onBoard={() => {
              setTab(props.tabs[0].id);
              window.scrollTo(0, 0);
            }}
            movers={course.movers}
            stations={course.stations.map(({ seq, chartName }) => ({ seq, name: chartName }))}
          />
          <section className="sheet" data-tab="log" aria-label={t("log")}>
            <header className="sheet__head">
              <h2>{t("log")}</h2>
              <SeatChoice label={t("only")} names={names} chosen={only} withAll onChoose={setOnly} />
            </header>
            <JumpLog rows={rows.filter((row) => only === null || row.seat === only)} at={at} addressOf={addressOf} onGo={go} />
          </section>
        </aside>
        <section className="hist__end" id="scoring" data-tab="end" aria-label={t("scoring")}>
          <header className="hist__endhead">
            <h2 className="speak">{isScored ? t("scoring") : t("soFar")}</h2>
            <a className="btn" href={recordAddress(table.id)} download>
              {t("record")}
            </a>
          </header>
          {slips}
        </section>
        <Tips />
      </main>
      <footer className="foot foot--slim">
        <LanguageSwitch />
      </footer>
      <TabBar
        label={tt("parts")}
        current={tab}
        onChoose={setTab}
        tabs={[
          ...props.tabs,
          { id: "chart", name: t("tab.chart"), icon: "chart" },
          { id: "log", name: t("tab.log"), icon: "log" },
          { id: "end", name: t("tab.end"), icon: "flag" },
        ]}
      />
    </div>
  );

  function finishedSaid(): string {
    const winners = table.players.filter(({ rank }) => rank === 1);
    return t("finished", { winner: winners.map(({ name }) => name).join(", "), vp: winners[0]?.score ?? 0 });
  }
}
