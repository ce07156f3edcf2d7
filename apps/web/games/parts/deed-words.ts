// A move that was not made, as the log would tell it: what a bot would do, or would have done.
import type { Hint } from "@pithead/contracts";
import { type Listeners, linesIn, type Piece, type Speaker, textOf } from "@pithead/wording/client";
import type { LogWords } from "./use-news.tsx";

/** @returns only what the player would do: what it would reveal is a guess, and is left out */
export type DeedWords = (seat: number, events: Hint["events"], listeners: Listeners) => string;

export function deedWords<P extends Piece>({ game }: LogWords<P>, speaker: Speaker<P>): DeedWords {
  return (seat, events, listeners) => {
    const [line] = linesIn(game, { seat, events });
    return line === undefined ? "" : textOf(speaker.line({ ...line, sentences: line.sentences.slice(0, 1) }, listeners));
  };
}
