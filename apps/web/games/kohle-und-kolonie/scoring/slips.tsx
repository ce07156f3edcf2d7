// How the points came: a pay slip for each player, the winner's first.
"use client";

import type { LogEntry, TablePlayer } from "@pithead/contracts";
import { componentsOf, type Position } from "@pithead/game-kohle-und-kolonie/client";
import { useTranslations } from "next-intl";
import type { ComponentType } from "react";
import { useListFormat } from "../../../parts/words/list-format.ts";
import { type PaySlip, PaySlips } from "../../parts/pay-slips.tsx";
import { useNames } from "../board/words.ts";
import { type SlipRow, slipsOf } from "./slip-rows.ts";
import { partSaid, vpPartsBeforeEnd } from "./vp-parts.ts";

interface SlipsProps {
  position: Position;
  players: readonly TablePlayer[];
  names: readonly string[];
  /** The log, which tells what came during the game. */
  entries: readonly LogEntry[];
  /** How the slips are shown. */
  show?: ComponentType<{ slips: readonly PaySlip[] }>;
}

export function Slips({ position, players, names, entries, show: Shown = PaySlips }: SlipsProps) {
  const t = useTranslations("kohle-und-kolonie");
  const said = useRowSaid(position, entries);
  const slips = slipsOf(position).map(({ seat, rows, total, engines, mineCosts }): PaySlip => {
    const player = players.find((each) => each.seat === seat);
    return {
      seat,
      name: names[seat] ?? "",
      player,
      rank: position.final ? (player?.rank ?? null) : null,
      rows: rows.map((row) => ({ id: row.kind, vp: row.vp, ...said(row, seat) })),
      total,
      foot: t("slip.ties", { engines, costs: mineCosts }),
    };
  });
  return <Shown slips={slips} />;
}

function useRowSaid(position: Position, entries: readonly LogEntry[]): (row: SlipRow, seat: number) => { title: string; why: string } {
  const t = useTranslations("kohle-und-kolonie");
  const nameOf = useNames(position);
  const list = useListFormat("unit");
  const { coinsPerVp, stationVp, extraActionVp, steamEngines } = componentsOf(position).edition.final;
  const duringGame = (seat: number, vp: number) => vpPartsBeforeEnd(entries, seat, vp).map((part) => t("why.part", partSaid(part)));
  return (row, seat) => {
    switch (row.kind) {
      case "before":
        return { title: t("slip.before"), why: list.format(duringGame(seat, row.vp)) };
      case "engines":
        return {
          title: t("slip.engines", { count: row.count }),
          why: t("slip.enginesWhy", { ...row.places, most: steamEngines.length - 1 }),
        };
      case "coins":
        return { title: t("slip.coins", { count: row.count }), why: t("slip.coinsWhy", { each: coinsPerVp }) };
      case "stations": {
        const stations = row.stations.map((station) => nameOf({ piece: "station", station }));
        return { title: t("slip.stations", { count: stations.length }), why: [t("slip.each", { vp: stationVp }), ...stations].join(", ") };
      }
      case "lines":
        return {
          title: t("slip.lines", { count: row.lines.length }),
          why: row.lines.map(({ line, vp }) => t("slip.line", { line: nameOf({ piece: "line", line }), vp })).join(", "),
        };
      case "extraActions":
        return { title: t("slip.extraActions", { count: row.count }), why: t("slip.each", { vp: extraActionVp }) };
    }
  };
}
