// How the points came: a pay slip for each player, the winner's first.
"use client";

import type { TablePlayer } from "@pithead/contracts";
import { FINAL, type Position, SHIFT_CLOCK } from "@pithead/game-coal-baron/client";
import { useTranslations } from "next-intl";
import { signOf } from "../../../parts/pieces/figures.ts";
import { SeatMark } from "../../../parts/pieces/seat-mark.tsx";
import { seatClass } from "../../../parts/pieces/seats.ts";
import { type Slip, type SlipRow, slipsOf } from "./slip-rows.ts";

interface SlipsProps {
  position: Position;
  players: readonly TablePlayer[];
  names: readonly string[];
}

export function Slips({ position, players, names }: SlipsProps) {
  const slips = slipsOf(position);
  const rankOf = (seat: number) => (position.final ? (players.find((player) => player.seat === seat)?.rank ?? null) : null);
  const scale = Math.max(1, ...slips.map(({ rows }) => rows.reduce((sum, { vp }) => sum + Math.max(0, vp), 0)));
  const sorted = slips.toSorted((a, b) => (rankOf(a.seat) ?? 0) - (rankOf(b.seat) ?? 0) || b.total - a.total);
  return (
    <div className={`slips slips--${slips.length}`}>
      {sorted.map((slip) => (
        <SlipSheet key={slip.seat} slip={slip} name={names[slip.seat] ?? ""} rank={rankOf(slip.seat)} scale={scale} />
      ))}
    </div>
  );
}

function SlipSheet({ slip, name, rank, scale }: { slip: Slip; name: string; rank: number | null; scale: number }) {
  const t = useTranslations("coal-baron");
  const rows = runningRows(slip.rows);
  return (
    <article className={`slip ${seatClass(slip.seat)}`}>
      <header>
        <h3>
          <SeatMark seat={slip.seat} size="l" />
          {name}
        </h3>
        {rank !== null && <span className="slip__place">{t("slip.place", { rank })}</span>}
      </header>
      <ol>
        {rows.map(({ row, from, key }) => (
          <SlipLine key={key} row={row} from={from} scale={scale} />
        ))}
      </ol>
      <footer>
        <span>{rank === null ? t("slip.soFar") : t("slip.marksLeft", { marks: slip.marksLeft })}</span>
        <b className="speak">{slip.total}</b>
      </footer>
    </article>
  );
}

function SlipLine({ row, from, scale }: { row: SlipRow; from: number; scale: number }) {
  const said = useRowSaid();
  const t = useTranslations("coal-baron");
  const { title, why } = said(row);
  const left = Math.max(0, Math.min(from, from + row.vp));
  const kind = row.vp < 0 ? "is-minus" : row.vp === 0 ? "is-zero" : "";
  return (
    <li>
      <span className="slip__t">
        {title}
        <small>{why}</small>
      </span>
      <span className="slip__bar" aria-hidden="true">
        <i className={kind} style={{ left: `${(100 * left) / scale}%`, width: `${Math.max(0.8, (100 * Math.abs(row.vp)) / scale)}%` }} />
      </span>
      <b>{t("slip.vp", { sign: signOf(row.vp), vp: Math.abs(row.vp) })}</b>
    </li>
  );
}

function useRowSaid(): (row: SlipRow) => { title: string; why: string } {
  const t = useTranslations("coal-baron");
  const elementName = (n: number) => {
    const element = SHIFT_CLOCK[n - 1];
    if (!element) return "";
    if (element.of === "vehicle") return t(`vehicle.${element.vehicle}`);
    return element.counts === "empty-carts" ? t("slip.empty", { color: t(`color.${element.color}`) }) : t(`color.${element.color}`);
  };
  const list = (elements: readonly number[]) => elements.map(elementName).join(", ");
  return (row) => {
    switch (row.kind) {
      case "orders":
        return { title: t("slip.orders"), why: t("slip.ordersWhy", { count: row.count }) };
      case "shift": {
        const parts = [
          ...(row.firsts.length > 0 ? [t("slip.firsts", { elements: list(row.firsts) })] : []),
          ...(row.seconds.length > 0 ? [t("slip.seconds", { elements: list(row.seconds) })] : []),
        ];
        return {
          title: t("slip.shift", { shift: t("shift.roman", { shift: String(row.shift) }) }),
          why: parts.join("; ") || t("slip.nothing"),
        };
      }
      case "marks":
        return { title: t("slip.marks", { marks: row.marks }), why: t("slip.marksWhy", { each: FINAL.marksPerVp, left: row.left }) };
      case "cubes":
        return { title: t("slip.cubes", { cubes: row.cubes }), why: t("slip.cubesWhy", { each: FINAL.cubesPerVp }) };
      case "outstanding":
        return { title: t("slip.outstanding", { count: row.count }), why: row.count > 0 ? t("slip.outstandingWhy") : "" };
      case "balance":
        return {
          title: t("slip.balance", { light: row.light, dark: row.dark }),
          why: t("slip.balanceWhy", { count: Math.abs(row.light - row.dark) }),
        };
    }
  };
}

/** Each row with the sum of those before it, where its bar begins. */
function runningRows(rows: readonly SlipRow[]): { row: SlipRow; from: number; key: string }[] {
  let sum = 0;
  return rows.map((row) => {
    const from = sum;
    sum += row.vp;
    return { row, from, key: row.kind === "shift" ? `shift ${row.shift}` : row.kind };
  });
}
