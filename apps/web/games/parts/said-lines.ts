// The rows of the log as lines in words, newest last.
import type { AutoMove, LogEntry } from "@pithead/contracts";
import { type LineKind, type Listeners, linesIn, type Part, type Piece, type Speaker, type SpokenWords } from "@pithead/wording/client";

export interface SaidLine<P extends Piece> {
  /** Unique within the game: the row and the line in it. */
  id: string;
  seq: number;
  /** Whose line it is; null when it is nobody's. */
  seat: number | null;
  kind: LineKind;
  /** Why the move that it begins with was made by itself; null where a player made it. */
  auto: AutoMove | null;
  at: string;
  words: Part<P>[];
  details: Part<P>[][];
}

export function saidLines<P extends Piece>(
  game: SpokenWords<P>,
  entries: readonly LogEntry[],
  speaker: Speaker<P>,
  listeners: Listeners,
): SaidLine<P>[] {
  return entries.flatMap(({ seq, seat, auto, at, events }) =>
    linesIn(game, { seat, events }).map((line, index) => ({
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
