// The final scoring, a step at a time: what each thing brought everybody, on the same chart as the points of the game.
"use client";

import { figureSaid, signOf } from "@pithead/drawings/pieces";
import { useTranslations } from "next-intl";
import { Icon } from "../../../parts/icons/icon.tsx";
import { SeatName } from "../../../parts/pieces/seat-mark.tsx";
import type { PaySlip } from "../pay-slips.tsx";
import { ScoreChart } from "../score-chart.tsx";
import { runningTotals } from "./running-totals.ts";

interface ScoringStepsProps {
  /** Every slip has the same rows in the same order: each is a step. */
  slips: readonly PaySlip[];
  /** How many steps have been told. */
  step: number;
  all: number;
  onStep: (step: number) => void;
}

export function ScoringSteps({ slips, step, all, onStep }: ScoringStepsProps) {
  const t = useTranslations("history");
  const bySeat = slips.toSorted((one, other) => one.seat - other.seat);
  const stations = Array.from({ length: all }, (_, index) => ({ seq: index + 1, name: String(index + 1) }));
  return (
    <section className="sheet steps" aria-label={t("steps.title")}>
      <header className="sheet__head">
        <h3>{t("steps.title")}</h3>
        <div className="steps__keys">
          <button type="button" className="btn" onClick={() => onStep(0)} disabled={step === 0}>
            {t("steps.first")}
          </button>
          <button
            type="button"
            className="btn btn--square"
            aria-label={t("steps.back")}
            onClick={() => onStep(step - 1)}
            disabled={step === 0}
          >
            <Icon name="left" />
          </button>
          <button
            type="button"
            className="btn btn--square btn--ink"
            aria-label={t("steps.on")}
            onClick={() => onStep(step + 1)}
            disabled={step === all}
          >
            <Icon name="right" />
          </button>
        </div>
      </header>
      <div className="steps__body">
        <div aria-live="polite">
          <p className="speak steps__at">{t("steps.at", { step, all })}</p>
          <ul className="steps__say">
            {bySeat.map((slip) => (
              <StepSaid key={slip.seat} slip={slip} step={step} />
            ))}
          </ul>
        </div>
        <div>
          <ScoreChart
            at={step}
            all={all}
            names={bySeat.map(({ name }) => name)}
            series={bySeat.map(({ rows }) => runningTotals(rows))}
            stations={stations}
            said={(at, scores) => t("steps.chart", { step: at, scores })}
            onGo={onStep}
          />
        </div>
      </div>
    </section>
  );
}

/** What the step brought one player. */
function StepSaid({ slip: { seat, name, rows }, step }: { slip: PaySlip; step: number }) {
  const t = useTranslations("history");
  const tt = useTranslations("table");
  const row = rows[step - 1];
  return (
    <li>
      <SeatName seat={seat} name={name} />
      {row && (
        <span>
          {row.title} <b>{tt("slip.vp", { sign: signOf(row.vp), vp: Math.abs(row.vp) })}</b>
          {row.why !== "" && <small>{row.why}</small>}
        </span>
      )}
      <b className="speak">{t("steps.total", { vp: figureSaid(runningTotals(rows)[step] ?? 0) })}</b>
    </li>
  );
}
