// What differs between two positions, in words, and where on the board it is seen.
import { type Difference, type Piece, type Speaker, textOf } from "@pithead/wording/client";
import type { ReactNode } from "react";
import { RichWords } from "../rich-words.tsx";
import type { LogWords } from "../use-news.tsx";

export interface DifferenceRow {
  /** The sentence without pictures: no two differences of a seat are said alike. */
  id: string;
  /** Whose it is; null for what lies in the middle. */
  seat: number | null;
  words: ReactNode;
  /** As `LogWords.partsOf` names them. */
  parts: readonly string[];
}

/** What a history says beside the log. Must stay the same object. */
export interface HistoryWords<P extends Piece> extends LogWords<P> {
  /** What differs on the board between two views of this game. */
  differencesOf(before: object, after: object): Difference[];
}

/** `before` and `after` in the order of the game. */
export function differenceRows<P extends Piece>(
  words: HistoryWords<P>,
  speaker: Speaker<P>,
  names: readonly string[],
  [before, after]: readonly [before: object, after: object],
): DifferenceRow[] {
  return words.differencesOf(before, after).map((difference) => {
    const { seat, sentence } = difference;
    const said = speaker.line({ seat, kind: "turn", sentences: [sentence], details: [] }, { names, reader: null });
    return {
      id: `${seat} ${textOf(said)}`,
      seat,
      words: <RichWords parts={said} draw={words.draw} />,
      parts: words.partsOf(difference),
    };
  });
}
