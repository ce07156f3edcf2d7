// How the points came: a pay slip for each player, the winner's first, each row with its bar.
"use client";

import type { TablePlayer } from "@pithead/contracts";
import { figureSaid, seatClass, signOf } from "@pithead/drawings/pieces";
import { useTranslations } from "next-intl";
import { SeatMark } from "../../parts/pieces/seat-mark.tsx";
import { PlayerLink } from "../../parts/players/player-link.tsx";
import { runningTotals } from "./history/running-totals.ts";

interface PayRow {
  id: string;
  title: string;
  why: string;
  vp: number;
}

export interface PaySlip {
  seat: number;
  name: string;
  /** Whose profile the name leads to. */
  player: TablePlayer | undefined;
  /** Null before the end. */
  rank: number | null;
  rows: readonly PayRow[];
  total: number;
  /** What decides ties; said under the rows. */
  foot: string;
}

/** `step`: how many rows of each have been told; all when absent. */
export function PaySlips({ slips, step = Number.POSITIVE_INFINITY }: { slips: readonly PaySlip[]; step?: number }) {
  const scale = Math.max(1, ...slips.map(({ rows }) => rows.reduce((sum, { vp }) => sum + Math.max(0, vp), 0)));
  const sorted = slips.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || b.total - a.total);
  return (
    <div className={`slips slips--${slips.length}`}>
      {sorted.map((slip) => (
        <SlipSheet key={slip.seat} slip={slip} scale={scale} step={step} />
      ))}
    </div>
  );
}

function SlipSheet({ slip, scale, step }: { slip: PaySlip; scale: number; step: number }) {
  const t = useTranslations("table");
  const totals = runningTotals(slip.rows);
  return (
    <article className={`slip ${seatClass(slip.seat)}`}>
      <header>
        <h3>
          <SeatMark seat={slip.seat} size="l" />
          {slip.player ? <PlayerLink player={slip.player} called={slip.name} /> : slip.name}
        </h3>
        {slip.rank !== null && <span className="slip__place">{t("slip.place", { rank: slip.rank })}</span>}
      </header>
      <ol>
        {slip.rows.map((row, index) => (
          <SlipLine
            key={row.id}
            row={row}
            from={totals[index] ?? 0}
            scale={scale}
            look={index >= step ? "is-later" : index === step - 1 ? "is-now" : ""}
          />
        ))}
      </ol>
      <footer>
        <span>{slip.rank === null ? t("slip.soFar") : slip.foot}</span>
        <b className="speak">{figureSaid((step < slip.rows.length ? totals[step] : undefined) ?? slip.total)}</b>
      </footer>
    </article>
  );
}

interface SlipLineProps {
  row: PayRow;
  from: number;
  scale: number;
  /** Whether it is still to be told, or has been told last. */
  look: "" | "is-later" | "is-now";
}

function SlipLine({ row: { title, why, vp }, from, scale, look }: SlipLineProps) {
  const t = useTranslations("table");
  const left = Math.max(0, Math.min(from, from + vp));
  const kind = vp < 0 ? "is-minus" : vp === 0 ? "is-zero" : "";
  return (
    <li className={look}>
      <span className="slip__t">
        {title}
        <small>{why}</small>
      </span>
      <span className="slip__bar" aria-hidden="true">
        <i className={kind} style={{ left: `${(100 * left) / scale}%`, width: `${Math.max(0.8, (100 * Math.abs(vp)) / scale)}%` }} />
      </span>
      <b>{t("slip.vp", { sign: signOf(vp), vp: Math.abs(vp) })}</b>
    </li>
  );
}
