// Which board a game has: each is loaded only where its game is played, the waiting room only before it.
"use client";

import type { Game, Log, PositionAt } from "@pithead/contracts";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import type { ComponentType } from "react";

const CoalBaronTable = dynamic(() => import("./coal-baron/table.tsx").then((part) => part.CoalBaronTable));
const CoalBaronHistory = dynamic(() => import("./coal-baron/history/history.tsx").then((part) => part.CoalBaronHistory));
const KohleUndKolonieTable = dynamic(() => import("./kohle-und-kolonie/table.tsx").then((part) => part.KohleUndKolonieTable));
const KohleUndKolonieHistory = dynamic(() => import("./kohle-und-kolonie/history/history.tsx").then((part) => part.KohleUndKolonieHistory));

export const OpenTable = dynamic(() => import("../parts/waiting-room/waiting-room.tsx").then((part) => part.WaitingRoom));

interface Boards {
  Table: ComponentType<{ first: Game }>;
  History: ComponentType<{ first: Game; position: PositionAt; log: Log }>;
}

const BOARDS: { readonly [game: string]: Boards } = {
  "coal-baron": { Table: CoalBaronTable, History: CoalBaronHistory },
  "kohle-und-kolonie": { Table: KohleUndKolonieTable, History: KohleUndKolonieHistory },
};

export function GameTable({ first }: { first: Game }) {
  const board = BOARDS[first.table.game];
  return board ? <board.Table first={first} /> : <UnknownGame />;
}

export function GameHistory(props: { first: Game; position: PositionAt; log: Log }) {
  const board = BOARDS[props.first.table.game];
  return board ? <board.History {...props} /> : <UnknownGame />;
}

function UnknownGame() {
  const t = useTranslations("table");
  return <p className="empty">{t("unknownGame")}</p>;
}
