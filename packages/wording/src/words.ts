// What each game brings so that it can be said: phrases for its events, refusals and things, and the messages for them.
import type { Messages } from "./compose.ts";
import type { Entry, Line } from "./line.ts";
import type { Locale } from "./locale.ts";
import type { Phrase, Piece } from "./phrase.ts";

export interface GameWords<P extends Piece> {
  readonly messages: { readonly [locale in Locale]: Messages };
  isPiece(value: Piece): value is P;
  /** The seat that a piece stands for; undefined when it is a thing. */
  seatOf(piece: P): number | undefined;
  /** How a thing is said. */
  phraseOfPiece(piece: P): Phrase;
  phraseOfReason(reason: { readonly code: string }): Phrase;
  /** The lines of one row of the log. */
  linesOf(entry: Entry): Line[];
}
