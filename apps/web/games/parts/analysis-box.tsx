// The analysis of a finished game, beside its chart of points: each seat's chance of winning, the turning points, and playing on.
"use client";

import type { Analysis } from "@pithead/contracts";
import { useTranslations } from "next-intl";
import { useAskForAnalysis } from "../../api/changes.ts";
import { useAnalysis } from "../../api/queries.ts";
import { Wrong } from "../../parts/wrong.tsx";
import { PlayOnFrom } from "./play-on-from.tsx";
import type { Station } from "./replay-bar.tsx";
import { ScoreChart } from "./score-chart.tsx";
import { TurningPoints } from "./turning-points.tsx";
import type { HistoryInHand, Instead } from "./use-history.ts";

interface AnalysisBoxProps {
  history: HistoryInHand;
  /** The board is to be seen: on a phone it may not be. */
  onBoard: () => void;
  /** Who made each move; index 0 is move 1. */
  movers: readonly (number | null)[];
  stations: readonly Station[];
}

/** Nothing while the game runs. */
export function AnalysisBox({ history, onBoard, movers, stations }: AnalysisBoxProps) {
  const t = useTranslations("history");
  const { table } = history.game;
  const isOver = table.status === "finished";
  const { data } = useAnalysis(table.id, isOver, history.analysis);
  const ask = useAskForAnalysis(table.id);
  if (!isOver || data === undefined) return null;
  return (
    <section className="sheet chartbox" data-tab="chart" aria-label={t("analysis.title")}>
      <header className="sheet__head">
        <h2>{t("analysis.title")}</h2>
        {data.status === "none" && (
          <button type="button" className="btn" onClick={() => ask.mutate()} disabled={ask.isPending}>
            {t("analysis.ask")}
          </button>
        )}
      </header>
      {data.status === "none" && <p className="quiet analysis__say">{t("analysis.say")}</p>}
      {data.status === "running" && (
        <p className="analysis__say" role="status">
          <progress max={data.positions} value={data.chances.length} aria-label={t("analysis.title")} />{" "}
          {data.chances.length < data.positions
            ? t("analysis.running", { done: data.chances.length, all: data.positions })
            : t("analysis.searching")}
        </p>
      )}
      {data.status !== "none" && <Curve history={history} analysis={data} stations={stations} />}
      {data.status === "done" && (
        <TurningPoints
          history={history}
          points={data.turningPoints}
          why={t("analysis.cost-why", figuresOf(data.thoroughness.turningPoints))}
          onBoard={onBoard}
        />
      )}
      <PlayOnFrom history={history} movers={movers} />
      <Wrong error={ask.error} />
    </section>
  );
}

interface CurveProps {
  history: HistoryInHand;
  analysis: Analysis;
  stations: readonly Station[];
}

function Curve({ history: { at, game, names, instead, go }, analysis, stations }: CurveProps) {
  const t = useTranslations("history");
  const { chances, turningPoints, thoroughness } = analysis;
  const shown = (seat: number) => (instead ? chanceOf(seat, instead, names.length) : percentOf(chances[at]?.[seat]));
  return (
    <ScoreChart
      at={at}
      all={game.seq}
      names={names}
      series={names.map((_, seat) => chances.map((each) => percentOf(each[seat]) ?? 0))}
      stations={stations}
      said={(seq, figures) => t("analysis.chart", { seq, chances: figures })}
      onGo={go}
      unit="%"
      instead={instead && names.map((_, seat) => shown(seat))}
      numbered={turningPoints}
      whys={names.map(() => t("analysis.why", figuresOf(thoroughness.curve)))}
    />
  );
}

/** In percent; of two players, what one has not got is the other's. */
function chanceOf(seat: number, instead: Instead, seats: number): number | undefined {
  const chance = Math.round(instead.chance * 100);
  if (seat === instead.seat) return chance;
  return seats === 2 ? 100 - chance : undefined;
}

function percentOf(chance: number | undefined): number | undefined {
  return chance === undefined ? undefined : Math.round(chance * 100);
}

/** `error`: in percentage points. */
function figuresOf({ fewest, most, error }: Analysis["thoroughness"]["curve"]): { fewest: number; most: number; error: number } {
  return { fewest, most, error: error * 100 };
}
