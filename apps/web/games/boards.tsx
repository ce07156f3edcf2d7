// Which board a game has: each is loaded only where its game is played.
"use client";

import type { Edition, Game, Log, PositionAt } from "@pithead/contracts";
import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import { preload } from "react-dom";
import { DEFAULT_EDITION_ADDRESS, haveDefaultEdition } from "./kohle-und-kolonie/default-edition.ts";
import { UnknownGame } from "./unknown-game.tsx";

const CoalBaronTable = dynamic(() => import("./coal-baron/table.tsx").then((part) => part.CoalBaronTable));
const ColonyTable = dynamic(async () => {
  const [part] = await Promise.all([import("./kohle-und-kolonie/table.tsx"), haveDefaultEdition()]);
  return part.KohleUndKolonieTable;
});

interface LiveProps {
  first: Game;
  log: Log;
  /** The one that the table plays by choice. */
  edition?: Edition | undefined;
  /** The position that the viewer saw last; absent: the newest. */
  opened?: PositionAt | undefined;
}

/** The page says in its first lines that the edition is needed, so that it comes along with the script. */
function KohleUndKolonieTable(props: LiveProps) {
  preload(DEFAULT_EDITION_ADDRESS, { as: "fetch", crossOrigin: "anonymous" });
  return <ColonyTable {...props} />;
}

const TABLES: { readonly [game: string]: ComponentType<LiveProps> } = {
  "coal-baron": CoalBaronTable,
  "kohle-und-kolonie": KohleUndKolonieTable,
};

export function GameTable(props: LiveProps) {
  const Board = TABLES[props.first.table.game];
  return Board ? <Board {...props} /> : <UnknownGame />;
}
