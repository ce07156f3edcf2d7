// The move a viewer builds: picks with free undo, and how far a choice among work steps is narrowed down.
"use client";

import type { Position } from "@pithead/game-coal-baron/client";
import { useState } from "react";
import { type Building, type MoveInHand, type MoveProps, usePicks } from "../../parts/use-picks.ts";
import { type Built, builtMove, isIdle } from "./built.ts";
import { isOpen, type Narrow } from "./narrow.ts";
import { keptBy, type Pick, picksOf } from "./picks.ts";
import { standing } from "./standing.ts";

const BUILDING: Building<Position, Pick, Built> = { standing, builtMove, keptBy, picksOf, isIdle };

export interface TurnInHand extends MoveInHand<Pick, Built> {
  narrow: Narrow;
  setNarrow(narrow: Narrow): void;
  /** Back to all choices. */
  widen: (() => void) | undefined;
}

export function useTurn(props: MoveProps<Position>): TurnInHand {
  const [asked, setNarrow] = useState<Narrow>(null);
  const hand = usePicks(BUILDING, props);
  const { built, undo, redo, restart } = hand;
  const narrow = built?.kind === "mining" && isOpen(built.next, asked) ? asked : null;
  const fresh =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      setNarrow(null);
      act(...args);
    };
  return {
    ...hand,
    narrow,
    setNarrow,
    widen: narrow === null ? undefined : () => setNarrow(null),
    pick: fresh(hand.pick),
    take: fresh(hand.take),
    backTo: fresh(hand.backTo),
    undo: undo && fresh(undo),
    redo: redo && fresh(redo),
    restart: restart && fresh(restart),
  };
}
