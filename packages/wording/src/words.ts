// What each game brings so that it can be said: phrases for its events, refusals and things.
import type { Messages } from "./compose.ts";
import type { Entry, Line } from "./line.ts";
import type { Phrase, Piece } from "./phrase.ts";

/** What the lines of a log, refusals and things are said with: all that a page with a table needs. */
export interface SpokenWords<P extends Piece> {
  isPiece(value: Piece): value is P;
  /** The seat that a piece stands for; undefined when it is a thing. */
  seatOf(piece: P): number | undefined;
  /** How a thing is said at a table with these options. */
  phraseOfPiece(piece: P, options: object): Phrase;
  /** `messages`: of this game, which know what reasons there are. */
  phraseOfReason(reason: { readonly code: string }, messages: Messages): Phrase;
  /** The lines of one row of the log. */
  linesOf(entry: Entry): Line[];
}

/** With what compares positions and tells how they stand. */
export interface GameWords<P extends Piece> extends SpokenWords<P> {
  /** How a game stands. `view`: of this game, as its rules gave it. */
  standingOf(view: object): Standing;
  /** What a picture of the board shows, in two or three sentences. `view`: of this game. */
  pictureOf(view: object): Phrase[];
  /** What differs on the board between two views of this game, the figures of `standingOf` aside. */
  differencesOf(before: object, after: object): Difference[];
}

/** What differs between two positions of a game. */
export interface Difference {
  /** Whose it is; null for what lies in the middle. */
  readonly seat: number | null;
  /** How it is in the later of the two, in one sentence. */
  readonly sentence: Phrase;
  /** The space, place, slot or card that it is about, as the rules name it. */
  readonly on?: string;
}

/** How a game stands, in short: when it is, what is asked, and a table of figures. */
export interface Standing {
  readonly when: Phrase;
  /** Said to the seat that is asked; null when nobody is. */
  readonly ask: Phrase | null;
  readonly columns: readonly Phrase[];
  /** In seat order, one figure for each column. */
  readonly rows: readonly (readonly number[])[];
}
