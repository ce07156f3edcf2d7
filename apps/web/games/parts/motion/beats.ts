// What a move is shown by: pieces carried one after the other, and the position they leave.
import type { LogEntry } from "@pithead/contracts";
import type { PieceId } from "@pithead/drawings/pieces";

/** A sprite of the page's sheet, drawn at the size its class gives it. */
export interface SpriteDrawn {
  id: PieceId;
  className: string;
}

export interface Carried {
  /** Sprites side by side; or `copy`: it looks as what is drawn where it comes from, and leaves that place empty. */
  piece: readonly SpriteDrawn[] | "copy";
  /** Selectors of parts of the page: the first that something visible answers to. */
  from: readonly string[];
  to: readonly string[];
}

/** What is carried at the same time. */
export interface Beat<View> {
  carried: readonly Carried[];
  /** The board itself takes a piece on its way to `after`: the cage runs in its shaft. */
  runs?: boolean;
  /** The position once all has landed; absent: what has landed stays where it is until a later beat says so. */
  after?: View;
}

/** One row of the log between the positions before and after it. */
export interface Happened<View> {
  entry: LogEntry;
  before: View;
  after: View;
  /** The viewer has built it on this page: `before` shows all that a half-built move can show, and it is not shown again. */
  isBuilt?: boolean;
}

/** How a game shows its moves. The last beat always leads to the position after the move. */
export type BeatsOf<View> = (happened: Happened<View>) => Beat<View>[];

/** `carry` of the tokens, in ms. */
const CARRY = 560;
const MOST = 2_400;

/** How long each beat of a move lasts, in ms: steps get shorter, never skipped. */
export function beatLength(beats: number): number {
  return Math.min(CARRY, MOST / Math.max(1, beats));
}

/** The figures and cards of a seat: its row beside the board, or its place in the strip above it. */
export function seatPart(seat: number): string {
  return `[data-part="seat:${seat}"]`;
}
