// A move that was not made, as the log would tell it: what a bot would do, or would have done.
"use client";

import type { Hint, Table } from "@pithead/contracts";
import { isSpokenGame, type Listeners, linesOf, say, textOf } from "@pithead/wording";
import { useWordsLocale } from "./use-words-locale.ts";

/**
 * @returns only what the player would do: what it would reveal is a guess, and is left out
 */
export function useDeedWords(table: Table): (seat: number, events: Hint["events"], listeners: Listeners) => string {
  const locale = useWordsLocale();
  return (seat, events, listeners) => {
    const [line] = isSpokenGame(table.game) ? linesOf(table.game, { seat, events }) : [];
    if (line === undefined || !isSpokenGame(table.game)) return "";
    const told = { ...line, sentences: line.sentences.slice(0, 1) };
    return textOf(say(locale, table.game, table.options).line(told, listeners));
  };
}
