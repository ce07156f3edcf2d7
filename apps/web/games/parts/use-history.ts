// What every history page knows beside the board: the position shown, the players, the log in words.
"use client";

import type { Game, Log, LogEntry, PositionAt } from "@pithead/contracts";
import type { Piece, Speaker } from "@pithead/wording";
import { useEffect, useMemo, useState } from "react";
import { useGame, useLog, usePosition } from "../../api/queries.ts";
import type { LogRow } from "./log-list.tsx";
import { type LogWords, useNews } from "./use-news.tsx";
import { type Replay, useReplay } from "./use-replay.ts";

/** What the server fetched already. */
export interface HistoryFirst {
  first: Game;
  position: PositionAt;
  log: Log;
}

export interface HistoryInHand extends Replay {
  game: Game;
  /** The position shown, in the game's own shape. */
  view: PositionAt["view"];
  /** Rides to a position and shows another there, until the next ride. */
  goAndShow(seq: number, instead: PositionAt["view"]): void;
  /** Whether another than the position of the game is shown. */
  isInstead: boolean;
  entries: readonly LogEntry[];
  names: readonly string[];
  rows: readonly LogRow[];
  /** The permanent link of a position. */
  addressOf: (seq: number) => string;
  /** Whether the page opened at the end of a finished game. */
  beginsAtEnd: boolean;
}

export function useHistory<P extends Piece>(given: HistoryFirst, words: LogWords<P>, speaker: Speaker<P>): HistoryInHand {
  const { first, position, log } = given;
  const game = useGame(first.table.id, first).data ?? first;
  const { table, seat, seq: all } = game;
  const addressOf = (seq: number) => `/games/${table.id}/history/${seq}`;
  const replay = useReplay(position.seq, all, addressOf);
  const { at } = replay;
  const [instead, setInstead] = useState<{ seq: number; view: PositionAt["view"] } | null>(null);
  const own = usePosition(table.id, at, at === position.seq ? position : undefined).data?.view ?? position.view;
  usePosition(table.id, Math.min(all, at + 1));
  const entries = useLog(table.id, 1, undefined, log).data?.entries ?? log.entries;
  const names = useMemo(() => table.players.map(({ name }) => name), [table.players]);
  const { rows } = useNews({ words, speaker, entries, names, reader: seat, seen: all });
  useEffect(() => setInstead((shown) => (shown?.seq === at ? shown : null)), [at]);
  const isInstead = instead?.seq === at;
  const view = isInstead ? instead.view : own;
  const go = (seq: number) => {
    setInstead(null);
    replay.go(seq);
  };
  const goAndShow = (seq: number, shown: PositionAt["view"]) => {
    replay.go(seq);
    setInstead({ seq, view: shown });
  };
  return {
    ...replay,
    go,
    goAndShow,
    isInstead,
    game,
    view,
    entries,
    names,
    rows,
    addressOf,
    beginsAtEnd: table.status === "finished" && position.seq === all,
  };
}
