// The log in words, and what of it is new to the viewer: the recap and the numbers on the board.
"use client";

import type { LogEntry } from "@pithead/contracts";
import type { Difference, Piece, Speaker, SpokenWords } from "@pithead/wording/client";
import { useMemo } from "react";
import { AutoMark } from "./auto-mark.tsx";
import type { LogRow } from "./log-list.tsx";
import { isNews } from "./news.ts";
import type { RecapLine } from "./recap.tsx";
import { type Draw, RichWords } from "./rich-words.tsx";
import { type SaidLine, saidLines } from "./said-lines.ts";

/** More lines than this are left to the log. */
const MOST_RECAPPED = 6;

/** How a game tells its log. Must stay the same object. */
export interface LogWords<P extends Piece> {
  game: SpokenWords<P>;
  draw: Draw<P>;
  /** The parts of the board that a move has changed, by what happened in it. */
  changedParts(move: Pick<LogEntry, "events">): readonly string[];
  /** The parts of the board where a difference between two positions is seen; a player's own begin with their seat: `2 slot:T1`. */
  partsOf(difference: Difference): readonly string[];
  /** Parts of the board that no sentence tells of, but that are not the same in the later of two positions. */
  changedBetween(before: object, after: object): readonly string[];
}

export interface News {
  rows: LogRow[];
  recap: RecapLine[];
  /** Lines before those of the recap. */
  more: number;
  /** The seq of the first row that is new; undefined when none is. */
  from: number | undefined;
  /** The recap's number on each part of the board that others have changed, as far as a position shows it. */
  changedAt(seq: number): ReadonlyMap<string, number>;
}

interface NewsProps<P extends Piece> {
  words: LogWords<P>;
  speaker: Speaker<P>;
  entries: readonly LogEntry[];
  names: readonly string[];
  reader: number | null;
  /** Up to which seq the viewer has looked. */
  seen: number;
}

export function useNews<P extends Piece>({ words, speaker, entries, names, reader, seen }: NewsProps<P>): News {
  return useMemo(() => {
    const lines = saidLines(words.game, entries, speaker, { names, reader });
    const news = new Map(entries.filter((entry) => isNews(entry, reader, seen)).map((entry) => [entry.seq, entry]));
    const fresh = lines.filter(({ seq }) => news.has(seq));
    const shown = fresh.slice(-MOST_RECAPPED);
    const changes: { part: string; n: number; seq: number }[] = [];
    const recap = shown.map((line, index): RecapLine => {
      const entry = line.kind === "turn" ? news.get(line.seq) : undefined;
      for (const part of entry ? words.changedParts(entry) : []) changes.push({ part, n: index + 1, seq: line.seq });
      return { id: line.id, n: index + 1, words: <SaidWords line={line} draw={words.draw} withoutMarks={false} /> };
    });
    const rows = lines.map((line) => logRow(line, words.draw, news.has(line.seq)));
    const changedAt = (seq: number) => new Map(changes.filter((change) => change.seq <= seq).map(({ part, n }) => [part, n]));
    return { rows, recap, more: fresh.length - shown.length, from: fresh[0]?.seq, changedAt };
  }, [words, speaker, entries, names, reader, seen]);
}

function logRow<P extends Piece>(line: SaidLine<P>, draw: Draw<P>, isFresh: boolean): LogRow {
  return {
    id: line.id,
    seq: line.seq,
    seat: line.seat,
    isHeading: line.kind === "shift" || line.kind === "round",
    isFresh,
    at: line.at,
    words: <SaidWords line={line} draw={draw} withoutMarks={line.seat !== null || line.kind !== "phase"} />,
    details: line.details.map((parts, index) => ({ n: index + 1, words: <RichWords parts={parts} draw={draw} /> })),
  };
}

interface SaidWordsProps<P extends Piece> {
  line: SaidLine<P>;
  draw: Draw<P>;
  withoutMarks: boolean;
}

function SaidWords<P extends Piece>({ line, draw, withoutMarks }: SaidWordsProps<P>) {
  return (
    <>
      <RichWords parts={line.words} draw={draw} withoutMarks={withoutMarks} />
      <AutoMark auto={line.auto} />
    </>
  );
}
