// The rows of the log as lines in words, newest last.
import type { AutoMove, LogEntry } from "@pithead/contracts";
import { type CoalBaronPiece, type LineKind, type Listeners, linesOf, type Part, type Speaker } from "@pithead/wording";

export interface SaidLine {
  /** Unique within the game: the row and the line in it. */
  id: string;
  seq: number;
  /** Whose line it is; null when it is nobody's. */
  seat: number | null;
  kind: LineKind;
  /** Why the move that it begins with was made by itself; null where a player made it. */
  auto: AutoMove | null;
  at: string;
  words: Part<CoalBaronPiece>[];
  details: Part<CoalBaronPiece>[][];
}

export function saidLines(entries: readonly LogEntry[], speaker: Speaker<CoalBaronPiece>, listeners: Listeners): SaidLine[] {
  return entries.flatMap(({ seq, seat, auto, at, events }) =>
    linesOf("coal-baron", { seat, events }).map((line, index) => ({
      id: `${seq}.${index}`,
      seq,
      seat: line.seat,
      kind: line.kind,
      auto: index === 0 ? auto : null,
      at,
      words: speaker.line(line, listeners),
      details: line.details.map((detail) => speaker.line(detail, listeners)),
    })),
  );
}
