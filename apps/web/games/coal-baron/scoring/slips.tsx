// How the points came: a pay slip for each player, the winner's first.
"use client";

import type { TablePlayer } from "@pithead/contracts";
import { FINAL, type Position, SHIFT_CLOCK } from "@pithead/game-coal-baron/client";
import { useTranslations } from "next-intl";
import type { ComponentType } from "react";
import { type PaySlip, PaySlips } from "../../parts/pay-slips.tsx";
import { type Gain, type SlipRow, slipsOf } from "./slip-rows.ts";

interface SlipsProps {
  position: Position;
  players: readonly TablePlayer[];
  names: readonly string[];
  /** How the slips are shown. */
  show?: ComponentType<{ slips: readonly PaySlip[] }>;
}

export function Slips({ position, players, names, show: Shown = PaySlips }: SlipsProps) {
  const t = useTranslations("coal-baron");
  const said = useRowSaid();
  const slips = slipsOf(position).map(({ seat, rows, total, marksLeft }): PaySlip => {
    const player = players.find((each) => each.seat === seat);
    return {
      seat,
      name: names[seat] ?? "",
      player,
      rank: position.final ? (player?.rank ?? null) : null,
      rows: rows.map((row) => ({ id: row.kind === "shift" ? `shift ${row.shift}` : row.kind, vp: row.vp, ...said(row) })),
      total,
      foot: t("slip.marksLeft", { marks: marksLeft }),
    };
  });
  return <Shown slips={slips} />;
}

function useRowSaid(): (row: SlipRow) => { title: string; why: string } {
  const t = useTranslations("coal-baron");
  const elementName = (n: number) => {
    const element = SHIFT_CLOCK[n - 1];
    if (!element) return "";
    if (element.of === "vehicle") return t(`vehicle.${element.vehicle}`);
    return element.counts === "empty-carts" ? t("slip.empty", { color: t(`color.${element.color}`) }) : t(`color.${element.color}`);
  };
  const list = (gains: readonly Gain[]) => gains.map(({ element, vp }) => t("slip.gain", { element: elementName(element), vp })).join(", ");
  return (row) => {
    switch (row.kind) {
      case "orders":
        return { title: t("slip.orders"), why: t("slip.ordersWhy", { count: row.count, each: row.each?.join(" + ") || "none" }) };
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
      case "cubes": {
        const { carts, cage, storage, orders } = row.places;
        return {
          title: t("slip.cubes", { cubes: row.cubes }),
          why: t("slip.cubesWhy", { each: FINAL.cubesPerVp, carts, cage, storage, orders }),
        };
      }
      case "outstanding":
        return { title: t("slip.outstanding", { count: row.count }), why: row.count > 0 ? t("slip.outstandingWhy") : "" };
      case "balance":
        return {
          title: t("slip.balance", { light: row.light, dark: row.dark }),
          why: t("slip.balanceWhy", { count: Math.abs(row.light - row.dark), each: -FINAL.perTileImbalance }),
        };
    }
  };
}
