// A move that was not made, as the log would tell it: what a bot would do, or would have done.
"use client";

import type { Hint, Table } from "@pithead/contracts";
import { isSpokenGame, type Listeners, linesOf, speakerOf, textOf } from "@pithead/wording/client";
import { useSpokenIfAny } from "../../parts/words/game-words.tsx";

/**
 * @returns only what the player would do: what it would reveal is a guess, and is left out
 */
export function useDeedWords({ game, options }: Table): (seat: number, events: Hint["events"], listeners: Listeners) => string {
  const spoken = useSpokenIfAny(game);
  return (seat, events, listeners) => {
    const [line] = isSpokenGame(game) ? linesOf(game, { seat, events }) : [];
    if (line === undefined || spoken === undefined || !isSpokenGame(game)) return "";
    const told = { ...line, sentences: line.sentences.slice(0, 1) };
    return textOf(speakerOf(game, spoken, options).line(told, listeners));
  };
}
