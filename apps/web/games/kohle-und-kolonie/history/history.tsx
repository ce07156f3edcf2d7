// Any position of a game by permanent link: the board as it stood, a railway to ride, the chart, the log, the scoring.
"use client";

import type { Game, Log, PositionAt } from "@pithead/contracts";
import { componentsOf, type View } from "@pithead/game-kohle-und-kolonie/client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { recordAddress } from "../../../api/calls.ts";
import { useGame, useLog, usePosition } from "../../../api/queries.ts";
import { Icon } from "../../../parts/icons/icon.tsx";
import { Lintel } from "../../../parts/lintel/lintel.tsx";
import { ColonySprites } from "../../../parts/pieces/colony-sprites.tsx";
import { Sprites } from "../../../parts/pieces/sprites.tsx";
import { useGameTitle } from "../../../parts/tables/game-title.tsx";
import { useToast } from "../../../parts/toast/toasts.tsx";
import { JumpLog } from "../../parts/jump-log.tsx";
import { ReplayBar } from "../../parts/replay-bar.tsx";
import { ScoreChart } from "../../parts/score-chart.tsx";
import { SeatChoice } from "../../parts/seat-choice.tsx";
import { TabBar } from "../../parts/tabs.tsx";
import { Tips } from "../../parts/tips.tsx";
import { useReplay } from "../../parts/use-replay.ts";
import { ROMAN } from "../board/roman.ts";
import { Slips } from "../scoring/slips.tsx";
import { useNews } from "../use-news.tsx";
import { isColonyView } from "../view.ts";
import { courseOf } from "./course.ts";
import { PastBoard } from "./past-board.tsx";

type Tab = "map" | "mine" | "offers" | "chart" | "log" | "end";

interface HistoryProps {
  first: Game;
  position: PositionAt;
  log: Log;
}

export function KohleUndKolonieHistory({ first, position: firstPosition, log: firstLog }: HistoryProps) {
  const t = useTranslations("history");
  const tt = useTranslations("table");
  const tk = useTranslations("kohle-und-kolonie");
  const toast = useToast();
  const titleOf = useGameTitle();
  const game = useGame(first.table.id, first).data ?? first;
  const { table, seat, seq: all } = game;
  const addressOf = (seq: number) => `/games/${table.id}/history/${seq}`;
  const { at, isPlaying, go, play } = useReplay(firstPosition.seq, all, addressOf);
  const view = usePosition(table.id, at, at === firstPosition.seq ? firstPosition : undefined).data?.view ?? firstPosition.view;
  usePosition(table.id, Math.min(all, at + 1));
  const entries = useLog(table.id, 1, undefined, firstLog).data?.entries ?? firstLog.entries;
  const names = useMemo(() => table.players.map(({ name }) => name), [table.players]);
  const now = isColonyView(game.view) ? game.view : undefined;
  const { rows } = useNews(now?.options ?? {}, entries, names, seat, all);
  const [only, setOnly] = useState<number | null>(null);
  const [tab, setTab] = useState<Tab>(table.status === "finished" ? "end" : "map");
  if (!isColonyView(view) || now === undefined) return null;

  const course = courseOf(entries, table.seats, componentsOf(now).edition.start.vp);
  const stations = course.roundEnds.map(({ round, seq }) => ({ seq, name: ROMAN[round] ?? "" }));
  const link = async () => {
    await navigator.clipboard?.writeText(window.location.href);
    toast({ message: t("copied") });
  };
  return (
    <div className="historypage tabbed kk" data-at={tab}>
      <Sprites />
      <ColonySprites />
      <Lintel what={{ title: titleOf(table.game), where: table.status === "finished" ? finishedSaid() : t("running") }}>
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
          where={at === 0 ? t("setup") : t("where", { phase: phaseSaid(view), seq: at })}
          movers={course.movers}
          stations={stations}
          isPlaying={isPlaying}
          onGo={go}
          onPlay={play}
          onLink={() => void link()}
        />
        <div className="hist__board">
          <PastBoard position={view} names={names} viewer={seat} />
        </div>
        <aside className="hist__side">
          <section className="sheet chartbox" data-tab="chart" aria-label={t("points")}>
            <header className="sheet__head">
              <h2>{t("points")}</h2>
            </header>
            <ScoreChart at={at} all={all} names={names} series={course.points} stations={stations} />
          </section>
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
            <h2 className="speak">{now.final ? t("scoring") : t("soFar")}</h2>
            <a className="btn" href={recordAddress(table.id)} download>
              {t("record")}
            </a>
          </header>
          <Slips position={now} players={table.players} names={names} />
        </section>
      </main>
      <TabBar
        label={tt("parts")}
        current={tab}
        onChoose={setTab}
        tabs={[
          { id: "map", name: tk("tab.map"), icon: "map" },
          { id: "mine", name: tk("tab.mine"), icon: "table" },
          { id: "offers", name: tk("tab.offers"), icon: "cards" },
          { id: "chart", name: t("tab.chart"), icon: "chart" },
          { id: "log", name: t("tab.log"), icon: "log" },
          { id: "end", name: t("tab.end"), icon: "flag" },
        ]}
      />
      <Tips />
    </div>
  );

  function finishedSaid(): string {
    const winners = table.players.filter(({ rank }) => rank === 1);
    return t("finished", { winner: winners.map(({ name }) => name).join(", "), vp: winners[0]?.score ?? 0 });
  }

  function phaseSaid({ phase, round }: View): string {
    if (phase === "over") return tk("where.over");
    return tk("where.phase", { round: ROMAN[round] ?? "", phase: tk(`phase.${phase}`) });
  }
}
