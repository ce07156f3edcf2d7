// The log in words, and what of it is new to the viewer: the recap and the numbers on the board.
"use client";

import type { LogEntry } from "@pithead/contracts";
import { useMemo } from "react";
import { AutoMark } from "../parts/auto-mark.tsx";
import type { LogRow } from "../parts/log-list.tsx";
import type { RecapLine } from "../parts/recap.tsx";
import { useSpeaker } from "./board/words.ts";
import { spaceOf } from "./words/changed-spaces.ts";
import { type SaidLine, saidLines } from "./words/log-rows.ts";
import { RichWords } from "./words/rich-words.tsx";

/** More lines than this are left to the log. */
const MOST_RECAPPED = 6;

export interface News {
  rows: LogRow[];
  recap: RecapLine[];
  /** Lines before those of the recap. */
  more: number;
  /** The recap's number on each space that others have changed. */
  changed: ReadonlyMap<string, number>;
}

/** @param seen up to which seq the viewer has looked */
export function useNews(entries: readonly LogEntry[], names: readonly string[], reader: number | null, seen: number): News {
  const speaker = useSpeaker();
  return useMemo(() => {
    const lines = saidLines(entries, speaker, { names, reader });
    const { recap, more, changed } = recapOf(lines, entries, reader, seen);
    const isFresh = (line: SaidLine) => reader !== null && line.seq > seen && line.seat !== reader;
    return { rows: lines.map((line) => logRow(line, isFresh(line))), recap, more, changed };
  }, [entries, speaker, names, reader, seen]);
}

function recapOf(lines: readonly SaidLine[], entries: readonly LogEntry[], reader: number | null, seen: number): Omit<News, "rows"> {
  const fresh =
    reader === null
      ? []
      : lines.filter(
          (line) =>
            line.seq > seen && (line.seat !== reader || line.auto !== null) && !(line.seat === null && ownEntry(entries, line.seq, reader)),
        );
  const shown = fresh.slice(-MOST_RECAPPED);
  const changed = new Map<string, number>();
  const recap = shown.map((line, index): RecapLine => {
    const entry = entries.find(({ seq }) => seq === line.seq);
    const space = line.kind === "turn" && entry ? spaceOf(entry) : undefined;
    if (space !== undefined) changed.set(space, index + 1);
    return { id: line.id, n: index + 1, words: <SaidWords line={line} /> };
  });
  return { recap, more: fresh.length - shown.length, changed };
}

/** What a viewer's own move brought about they have seen. */
function ownEntry(entries: readonly LogEntry[], seq: number, reader: number): boolean {
  return entries.find((entry) => entry.seq === seq)?.seat === reader;
}

function logRow(line: SaidLine, isFresh: boolean): LogRow {
  return {
    id: line.id,
    seq: line.seq,
    seat: line.seat,
    isHeading: line.kind === "shift",
    isFresh,
    at: line.at,
    words: <SaidWords line={line} withoutMarks />,
    details: line.details.map((parts, index) => ({ n: index + 1, words: <RichWords parts={parts} /> })),
  };
}

function SaidWords({ line, withoutMarks = false }: { line: SaidLine; withoutMarks?: boolean }) {
  return (
    <>
      <RichWords parts={line.words} withoutMarks={withoutMarks} />
      <AutoMark auto={line.auto} />
    </>
  );
}
