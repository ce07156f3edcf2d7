// The keys of a table: the choices, undo, confirm, the next game, and what a game adds.
"use client";

import { pressChoice } from "./choice.tsx";
import type { GameKey } from "./table-keys.tsx";
import { useKeys } from "./use-keys.ts";
import type { MoveInHand } from "./use-picks.ts";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

export interface KeyedTurn extends Pick<MoveInHand<unknown, unknown>, "built" | "take" | "undo" | "redo" | "restart" | "confirm"> {
  widen: (() => void) | undefined;
}

export function useTurnKeys(turn: KeyedTurn, nextGame: string | undefined, onHelp: () => void, more: readonly GameKey[]): void {
  useKeys([
    ...DIGITS.map((digit) => [digit, turn.built ? () => pressChoice(Number(digit)) : undefined] as const),
    ["u", turn.undo],
    ["r", turn.redo],
    ["0", turn.restart],
    ["c", turn.confirm],
    ["n", nextGame ? () => window.location.assign(`/games/${nextGame}`) : undefined],
    ["?", onHelp],
    ["Escape", turn.widen],
    ...more.map(({ key, press }) => [key, press] as const),
  ]);
}
