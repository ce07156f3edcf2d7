// Any position of a game by permanent link: the board as it stood, a railway to ride, the chart, the log, the scoring.
"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { type ReactNode, useDeferredValue, useEffect, useState } from "react";
import { BoardSprites } from "../../parts/board-sprites.tsx";
import { Icon } from "../../parts/icons/icon.tsx";
import { LanguageSwitch } from "../../parts/language/language-switch.tsx";
import { Lintel } from "../../parts/lintel/lintel.tsx";
import { useGameTitle } from "../../parts/tables/game-title.tsx";
import { useToast } from "../../parts/toast/toasts.tsx";
import { HistoryKeys } from "./history/history-keys.tsx";
import { type NamedStation, RiddenThrough } from "./history/ridden-through.tsx";
import type { PlayerRow } from "./player-row.ts";
import { ReplayBar } from "./replay-bar.tsx";
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
  /** The players' figures at the position shown, with what they are made of. */
  rows: readonly PlayerRow[];
  /** Whether the slips are of the final scoring. */
  isScored: boolean;
  /** Pictures of this game alone. */
  sprites?: ReactNode;
  look?: string;
}

interface CourseShown {
  /** Who made each move; index 0 is move 1. */
  movers: readonly (number | null)[];
  /** Where shifts or rounds end. */
  stations: readonly NamedStation[];
}

export function HistoryPage<Tab extends string>(props: HistoryPageProps<Tab>) {
  const { history, where, course, board, slips, isScored, sprites, look = "" } = props;
  const { game, at, isPlaying, go, play, line } = history;
  const { table, seq: all } = game;
  const t = useTranslations("history");
  const tt = useTranslations("table");
  const games = useTranslations("games");
  const toast = useToast();
  const titleOf = useGameTitle();
  const edition = typeof table.options.edition === "string" ? [games("option.edition", { edition: table.options.edition })] : [];
  const [tab, setTab] = useState<Tab | "chart" | "log" | "end">(history.beginsAtEnd ? "end" : props.tabs[0].id);
  // Who follows the link of a line wants to read it: on a phone one part shows at a time.
  useEffect(() => {
    if (line !== undefined) setTab("log");
  }, [line]);
  // The bar answers at once; what it rides through comes a picture later.
  const ridden = useDeferredValue({
    history,
    board,
    slips,
    rows: props.rows,
    movers: course.movers,
    stations: course.stations,
    isScored,
    onBoard: () => {
      setTab(props.tabs[0].id);
      window.scrollTo({ top: 0, behavior: "instant" });
    },
  });
  const link = async () => {
    await navigator.clipboard?.writeText(window.location.href);
    toast({ message: t("copied") });
  };
  return (
    <div className={`historypage tabbed ${look}`} data-at={tab}>
      {sprites ?? <BoardSprites />}
      <Lintel
        what={{ title: titleOf(table.game), where: [table.status === "finished" ? finishedSaid() : t("running"), ...edition].join(" · ") }}
      >
        <nav aria-label={tt("tools")} className="tabletools">
          <HistoryKeys at={at} all={all} stations={course.stations} onGo={go} />
          <Link className="tool" href={`/games/${table.id}`} aria-label={t("toTable")}>
            <Icon name="left" />
            <span>{t("toTable")}</span>
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
          compare={history.compare}
          isPlaying={isPlaying}
          onGo={go}
          onPlay={play}
          onLink={() => void link()}
        />
        <RiddenThrough {...ridden} />
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
