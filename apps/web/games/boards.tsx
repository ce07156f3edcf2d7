// Which board a game has: each is loaded only where its game is played.
"use client";

import type { Analysis, Course, Edition, Game, Log, PositionAt } from "@pithead/contracts";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import type { ComponentType } from "react";
import type { Looking } from "./parts/history/address.ts";

const CoalBaronTable = dynamic(() => import("./coal-baron/table.tsx").then((part) => part.CoalBaronTable));
const CoalBaronHistory = dynamic(() => import("./coal-baron/history/history.tsx").then((part) => part.CoalBaronHistory));
const KohleUndKolonieTable = dynamic(() => import("./kohle-und-kolonie/table.tsx").then((part) => part.KohleUndKolonieTable));
const KohleUndKolonieHistory = dynamic(() => import("./kohle-und-kolonie/history/history.tsx").then((part) => part.KohleUndKolonieHistory));

interface TableProps {
  first: Game;
  /** The one that the table plays by choice. */
  edition?: Edition | undefined;
}

interface LiveProps extends TableProps {
  /** The position that the viewer saw last; absent: the newest. */
  opened?: PositionAt | undefined;
}

interface HistoryProps extends TableProps {
  position: PositionAt;
  log: Log;
  course: Course;
  looking: Looking;
  analysis?: Analysis | undefined;
}

interface Boards {
  Table: ComponentType<LiveProps>;
  History: ComponentType<HistoryProps>;
}

const BOARDS: { readonly [game: string]: Boards } = {
  "coal-baron": { Table: CoalBaronTable, History: CoalBaronHistory },
  "kohle-und-kolonie": { Table: KohleUndKolonieTable, History: KohleUndKolonieHistory },
};

export function GameTable(props: LiveProps) {
  const board = BOARDS[props.first.table.game];
  return board ? <board.Table {...props} /> : <UnknownGame />;
}

export function GameHistory(props: HistoryProps) {
  const board = BOARDS[props.first.table.game];
  return board ? <board.History {...props} /> : <UnknownGame />;
}

function UnknownGame() {
  const t = useTranslations("table");
  return <p className="empty">{t("unknownGame")}</p>;
}
