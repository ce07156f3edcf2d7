// Which board a game has: each is loaded only where its game is played.
"use client";

import type { Edition, Game, Log, PositionAt } from "@pithead/contracts";
import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import { UnknownGame } from "./unknown-game.tsx";

const CoalBaronTable = dynamic(() => import("./coal-baron/table.tsx").then((part) => part.CoalBaronTable));
const KohleUndKolonieTable = dynamic(() => import("./kohle-und-kolonie/table.tsx").then((part) => part.KohleUndKolonieTable));

interface LiveProps {
  first: Game;
  log: Log;
  /** The one that the table plays by choice. */
  edition?: Edition | undefined;
  /** The position that the viewer saw last; absent: the newest. */
  opened?: PositionAt | undefined;
}

const TABLES: { readonly [game: string]: ComponentType<LiveProps> } = {
  "coal-baron": CoalBaronTable,
  "kohle-und-kolonie": KohleUndKolonieTable,
};

export function GameTable(props: LiveProps) {
  const Board = TABLES[props.first.table.game];
  return Board ? <Board {...props} /> : <UnknownGame />;
}
