// What every history page knows beside the board: the position shown, the players, the log in words.
"use client";

import type { Analysis, Game, Log, LogEntry, PositionAt } from "@pithead/contracts";
import type { Piece, Speaker } from "@pithead/wording/client";
import { useEffect, useMemo, useState } from "react";
import { useGame, useLog, usePosition } from "../../api/queries.ts";
import { type DeedWords, deedWords } from "./deed-words.ts";
import type { LogRow } from "./log-list.tsx";
import { type LogWords, useNews } from "./use-news.tsx";
import { type Replay, useReplay } from "./use-replay.ts";

/** What the server fetched already. */
export interface HistoryFirst {
  first: Game;
  position: PositionAt;
  log: Log;
  /** Of a finished game. */
  analysis?: Analysis | undefined;
}

/** A move that was not made, shown in place of the one that was. */
export interface Instead {
  /** The position it was to be made in. */
  seq: number;
  seat: number;
  /** What it would have left its player. */
  chance: number;
  view: PositionAt["view"];
  events: LogEntry["events"];
}

export interface HistoryInHand extends Replay {
  game: Game;
  /** The position shown, in the game's own shape. */
  view: PositionAt["view"];
  /** Rides to a position and shows there what another move would have made of it, until the next ride. */
  goAndShow(instead: Instead): void;
  /** The move shown in place of the one that was made. */
  instead: Instead | undefined;
  /** The parts of the board that the move shown has changed. */
  changed: ReadonlySet<string>;
  analysis: Analysis | undefined;
  entries: readonly LogEntry[];
  names: readonly string[];
  rows: readonly LogRow[];
  /** Tells a move that was not made. */
  deedWords: DeedWords;
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
  const [instead, setInstead] = useState<Instead | null>(null);
  const own = usePosition(table.id, at, at === position.seq ? position : undefined).data?.view ?? position.view;
  usePosition(table.id, Math.min(all, at + 1));
  const entries = useLog(table.id, 1, undefined, log).data?.entries ?? log.entries;
  const names = useMemo(() => table.players.map(({ name }) => name), [table.players]);
  const { rows } = useNews({ words, speaker, entries, names, reader: seat, seen: all });
  useEffect(() => setInstead((before) => (before?.seq === at ? before : null)), [at]);
  const shown = instead?.seq === at ? instead : undefined;
  const entry = entries.find(({ seq }) => seq === at);
  const changed = new Set(shown ? words.changedParts(shown) : entry && words.changedParts(entry));
  const go = (seq: number) => {
    setInstead(null);
    replay.go(seq);
  };
  const goAndShow = (wanted: Instead) => {
    replay.go(wanted.seq);
    setInstead(wanted);
  };
  return {
    ...replay,
    go,
    goAndShow,
    instead: shown,
    changed,
    analysis: given.analysis,
    game,
    view: shown?.view ?? own,
    entries,
    names,
    rows,
    deedWords: deedWords(words, speaker),
    addressOf,
    beginsAtEnd: table.status === "finished" && position.seq === all,
  };
}
