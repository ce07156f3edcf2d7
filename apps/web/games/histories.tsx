// Which history a game has: each is loaded only where its game was played.
"use client";

import type { Analysis, Course, Edition, Game, Log, PositionAt } from "@pithead/contracts";
import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import { preload } from "react-dom";
import { DEFAULT_EDITION_ADDRESS, haveDefaultEdition } from "./kohle-und-kolonie/default-edition.ts";
import type { Looking } from "./parts/history/address.ts";
import { UnknownGame } from "./unknown-game.tsx";

const CoalBaronHistory = dynamic(() => import("./coal-baron/history/history.tsx").then((part) => part.CoalBaronHistory));
const ColonyHistory = dynamic(async () => {
  const [part] = await Promise.all([import("./kohle-und-kolonie/history/history.tsx"), haveDefaultEdition()]);
  return part.KohleUndKolonieHistory;
});

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

/** The page says in its first lines that the edition is needed, so that it comes along with the script. */
function KohleUndKolonieHistory(props: HistoryProps) {
  preload(DEFAULT_EDITION_ADDRESS, { as: "fetch", crossOrigin: "anonymous" });
  return <ColonyHistory {...props} />;
}

const HISTORIES: { readonly [game: string]: ComponentType<HistoryProps> } = {
  "coal-baron": CoalBaronHistory,
  "kohle-und-kolonie": KohleUndKolonieHistory,
};

export function GameHistory(props: HistoryProps) {
  const History = HISTORIES[props.first.table.game];
  return History ? <History {...props} /> : <UnknownGame />;
}
