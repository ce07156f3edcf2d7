// The log in words, and what of it is new to the viewer: the recap and the numbers on the board.
"use client";

import type { LogEntry } from "@pithead/contracts";
import type { Position } from "@pithead/game-kohle-und-kolonie/client";
import type { KohleUndKoloniePiece } from "@pithead/wording";
import { useMemo } from "react";
import { AutoMark } from "../parts/auto-mark.tsx";
import type { LogRow } from "../parts/log-list.tsx";
import type { RecapLine } from "../parts/recap.tsx";
import { type SaidLine, saidLines } from "../parts/said-lines.ts";
import { useSpeaker } from "./board/words.ts";
import { targetsIn } from "./words/changed-targets.ts";
import { RichWords } from "./words/rich-words.tsx";

/** More lines than this are left to the log. */
const MOST_RECAPPED = 8;

type Line = SaidLine<KohleUndKoloniePiece>;

export interface News {
  rows: LogRow[];
  recap: RecapLine[];
  /** Lines before those of the recap. */
  more: number;
  /** The recap's number on each part of the board that others have changed. */
  changed: ReadonlyMap<string, number>;
}

/** @param seen up to which seq the viewer has looked */
export function useNews(
  options: Position["options"],
  entries: readonly LogEntry[],
  names: readonly string[],
  reader: number | null,
  seen: number,
): News {
  const speaker = useSpeaker(options);
  return useMemo(() => {
    const lines = saidLines("kohle-und-kolonie", entries, speaker, { names, reader });
    const moves = new Map(entries.map((entry) => [entry.seq, entry]));
    const isFresh = (line: Line) => reader !== null && line.seq > seen && (line.seat !== reader || line.auto !== null);
    // What a viewer's own move brought about they have seen.
    const fresh = lines.filter((line) => isFresh(line) && !(line.seat === null && moves.get(line.seq)?.seat === reader));
    const shown = fresh.slice(-MOST_RECAPPED);
    const changed = new Map<string, number>();
    const recap = shown.map((line, index): RecapLine => {
      const entry = moves.get(line.seq);
      const targets = line.kind === "turn" && entry ? targetsIn(entry) : [];
      for (const target of targets) changed.set(target, index + 1);
      return { id: line.id, n: index + 1, words: <SaidWords line={line} /> };
    });
    return { rows: lines.map((line) => logRow(line, isFresh(line))), recap, more: fresh.length - shown.length, changed };
  }, [entries, speaker, names, reader, seen]);
}

function logRow(line: Line, isFresh: boolean): LogRow {
  return {
    id: line.id,
    seq: line.seq,
    seat: line.seat,
    isHeading: line.kind === "round",
    isFresh,
    at: line.at,
    words: <SaidWords line={line} withoutMarks={line.seat !== null} />,
    details: line.details.map((parts, index) => ({ n: index + 1, words: <RichWords parts={parts} /> })),
  };
}

function SaidWords({ line, withoutMarks = false }: { line: Line; withoutMarks?: boolean }) {
  return (
    <>
      <RichWords parts={line.words} withoutMarks={withoutMarks} />
      <AutoMark auto={line.auto} />
    </>
  );
}
