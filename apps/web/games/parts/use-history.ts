// What every history page knows beside the board: the position shown, the players, the log in words.
"use client";

import type { Analysis, Course, Game, Log, LogEntry, PositionAt } from "@pithead/contracts";
import { type Piece, type Speaker, textOf } from "@pithead/wording/client";
import { useEffect, useMemo, useState } from "react";
import { useCourse, useGame, useLog, usePosition } from "../../api/queries.ts";
import { type DeedWords, deedWords } from "./deed-words.ts";
import type { Looking } from "./history/address.ts";
import { type DifferenceRow, differenceRows, type HistoryWords } from "./history/difference-rows.tsx";
import { type LookingInHand, useLooking } from "./history/use-looking.ts";
import type { LogRow } from "./log-list.tsx";
import { useNews } from "./use-news.tsx";
import { type Replay, useReplay } from "./use-replay.ts";

/** What the server fetched already. */
export interface HistoryFirst {
  first: Game;
  position: PositionAt;
  log: Log;
  course: Course;
  looking: Looking;
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

export interface HistoryInHand extends Replay, LookingInHand {
  game: Game;
  /** The position shown, in the game's own shape. */
  view: PositionAt["view"];
  /** The seat as which one looks; null for a spectator. */
  viewer: number | null;
  /** Rides to a position and shows there what another move would have made of it, until the next ride. */
  goAndShow(instead: Instead): void;
  /** The move shown in place of the one that was made. */
  instead: Instead | undefined;
  /** The parts of the board that the move shown has changed, or that are not as in the position compared with. */
  changed: ReadonlySet<string>;
  /** What is not as in the position compared with; undefined while nothing is compared, or not all of it is here yet. */
  differences: readonly DifferenceRow[] | undefined;
  analysis: Analysis | undefined;
  entries: readonly LogEntry[];
  /** The players' figures at every position. */
  course: Course;
  /** What a figure of the course is called. */
  figureSaid: (figure: string) => string;
  names: readonly string[];
  rows: readonly LogRow[];
  /** Tells a move that was not made. */
  deedWords: DeedWords;
  /** Whether the page opened at the end of a finished game. */
  beginsAtEnd: boolean;
}

export function useHistory<P extends Piece>(given: HistoryFirst, words: HistoryWords<P>, speaker: Speaker<P>): HistoryInHand {
  const { first, position, log } = given;
  const game = useGame(first.table.id, first).data ?? first;
  const { table, seq: all } = game;
  const replay = useReplay(position.seq, all);
  const { at } = replay;
  const looking = useLooking(table.id, at, given.looking);
  const { as, compare } = looking;
  const isFirst = as === given.looking.as;
  const [instead, setInstead] = useState<Instead | null>(null);
  const asked = usePosition(table.id, at, { as, first: isFirst && at === position.seq ? position : undefined }).data ?? position;
  usePosition(table.id, Math.min(all, at + 1), { as });
  const other = usePosition(table.id, compare ?? at, { as }).data;
  const entries = useLog(table.id, 1, { as, first: isFirst ? log : undefined }).data?.entries ?? log.entries;
  const course = useCourse(table.id, all, given.course).data ?? given.course;
  const names = useMemo(() => table.players.map(({ name }) => name), [table.players]);
  const reader = as === undefined ? game.seat : null;
  const { rows } = useNews({ words, speaker, entries, names, reader, seen: all });
  useEffect(() => setInstead((before) => (before?.seq === at ? before : null)), [at]);
  const shown = instead?.seq === at ? instead : undefined;

  const compared = useMemo(() => {
    if (compare === undefined) return undefined;
    if (other === undefined || other.seq !== compare || asked.seq !== at) return { rows: undefined, parts: [] };
    const [before, after] = compare <= at ? [other.view, asked.view] : [asked.view, other.view];
    const rows = differenceRows(words, speaker, names, [before, after]);
    return { rows, parts: [...rows.flatMap(({ parts }) => parts), ...words.changedBetween(before, after)] };
  }, [words, speaker, names, compare, at, other, asked]);
  const entry = entries.find(({ seq }) => seq === at);
  const ofMove = () => (shown ? words.changedParts(shown) : entry ? words.changedParts(entry) : []);
  const changed = new Set(compared?.parts ?? ofMove());
  return {
    ...replay,
    ...looking,
    go: (seq) => {
      setInstead(null);
      replay.go(seq);
    },
    goAndShow: (wanted) => {
      replay.go(wanted.seq);
      setInstead(wanted);
    },
    instead: shown,
    changed,
    differences: compared?.rows,
    analysis: given.analysis,
    game,
    view: shown?.view ?? asked.view,
    viewer: as === undefined ? game.seat : as === "spectator" ? null : Number(as),
    entries,
    course,
    figureSaid: (figure) => textOf(speaker.phrase({ key: `standing.${figure}` }, { names: [], reader: null })),
    names,
    rows,
    deedWords: deedWords(words, speaker),
    beginsAtEnd: table.status === "finished" && position.seq === all && compare === undefined,
  };
}
