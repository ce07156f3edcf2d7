// How the points came: a pay slip for each player, the winner's first.
"use client";

import type { TablePlayer } from "@pithead/contracts";
import { componentsOf, type Position } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import type { ComponentType } from "react";
import { type PaySlip, PaySlips } from "../../parts/pay-slips.tsx";
import { useNames } from "../board/words.ts";
import { type SlipRow, slipsOf } from "./slip-rows.ts";

interface SlipsProps {
  position: Position;
  players: readonly TablePlayer[];
  names: readonly string[];
  /** How the slips are shown. */
  show?: ComponentType<{ slips: readonly PaySlip[] }>;
}

export function Slips({ position, players, names, show: Shown = PaySlips }: SlipsProps) {
  const t = useTranslations("kohle-und-kolonie");
  const said = useRowSaid(position);
  const slips = slipsOf(position).map(({ seat, rows, total, engines, mineCosts }): PaySlip => {
    const player = players.find((each) => each.seat === seat);
    return {
      seat,
      name: names[seat] ?? "",
      player,
      rank: position.final ? (player?.rank ?? null) : null,
      rows: rows.map((row) => ({ id: row.kind, vp: row.vp, ...said(row) })),
      total,
      foot: t("slip.ties", { engines, costs: mineCosts }),
    };
  });
  return <Shown slips={slips} />;
}

function useRowSaid(position: Position): (row: SlipRow) => { title: string; why: string } {
  const t = useTranslations("kohle-und-kolonie");
  const nameOf = useNames(position);
  const { coinsPerVp, stationVp, extraActionVp } = componentsOf(position).edition.final;
  return (row) => {
    switch (row.kind) {
      case "before":
        return { title: t("slip.before"), why: t("slip.beforeWhy") };
      case "engines":
        return { title: t("slip.engines", { count: row.count }), why: t("slip.enginesWhy") };
      case "coins":
        return { title: t("slip.coins", { count: row.count }), why: t("slip.coinsWhy", { each: coinsPerVp }) };
      case "stations":
        return { title: t("slip.stations", { count: row.count }), why: t("slip.each", { vp: stationVp }) };
      case "lines":
        return {
          title: t("slip.lines", { count: row.lines.length }),
          why: row.lines.map((line) => nameOf({ piece: "line", line })).join(", "),
        };
      case "extraActions":
        return { title: t("slip.extraActions", { count: row.count }), why: t("slip.each", { vp: extraActionVp }) };
    }
  };
}
