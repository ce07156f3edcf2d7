// Which history a game has: each is loaded only where its game was played.
"use client";

import type { Analysis, Course, Edition, Game, Log, PositionAt } from "@pithead/contracts";
import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import type { Looking } from "./parts/history/address.ts";
import { UnknownGame } from "./unknown-game.tsx";

const CoalBaronHistory = dynamic(() => import("./coal-baron/history/history.tsx").then((part) => part.CoalBaronHistory));
const KohleUndKolonieHistory = dynamic(() => import("./kohle-und-kolonie/history/history.tsx").then((part) => part.KohleUndKolonieHistory));

interface HistoryProps {
  first: Game;
  /** The one that the table plays by choice. */
  edition?: Edition | undefined;
  position: PositionAt;
  log: Log;
  course: Course;
  looking: Looking;
  analysis?: Analysis | undefined;
}

const HISTORIES: { readonly [game: string]: ComponentType<HistoryProps> } = {
  "coal-baron": CoalBaronHistory,
  "kohle-und-kolonie": KohleUndKolonieHistory,
};

export function GameHistory(props: HistoryProps) {
  const History = HISTORIES[props.first.table.game];
  return History ? <History {...props} /> : <UnknownGame />;
}
