// The choices a turn is made of, in the order they are made. A turn being built is nothing but a list of them: undo and redo are free.
import type { Color, OrderId, Space, TileKind, WorkStep } from "@pithead/game-coal-baron/client";

export type Card = OrderId | TileKind;

export type Pick =
  | { pick: "draft"; order: OrderId }
  | { pick: "space"; space: Space }
  /** Another colour for a cart that the supply can't serve in its own. */
  | { pick: "substitute"; cube: Color }
  | { pick: "step"; step: WorkStep }
  /** Of the cards drawn: the one to keep, or none. */
  | { pick: "keep"; card: Card | null }
  /** Where the others go, and in which order; a later one replaces an earlier one. */
  | { pick: "return"; to: "top" | "bottom" | null; rest: Card[] };

export interface Turn {
  readonly picks: readonly Pick[];
  /** What was undone, the next to be done again first. */
  readonly undone: readonly Pick[];
}

export const NEW_TURN: Turn = { picks: [], undone: [] };

export type TurnAction =
  | { type: "pick"; pick: Pick }
  | { type: "undo" }
  | { type: "redo" }
  | { type: "restart" }
  /** Goes back to where only the first `count` picks were made. */
  | { type: "backTo"; count: number }
  /** The position has changed: these picks still stand. */
  | { type: "rebase"; picks: readonly Pick[] };

export function turnReducer(turn: Turn, action: TurnAction): Turn {
  switch (action.type) {
    case "pick":
      return picked(turn, action.pick);
    case "undo":
      return backTo(turn, turn.picks.length - 1);
    case "redo": {
      const [next, ...undone] = turn.undone;
      return next ? { picks: [...turn.picks, next], undone } : turn;
    }
    case "restart":
      return backTo(turn, 0);
    case "backTo":
      return backTo(turn, action.count);
    case "rebase":
      return { picks: action.picks, undone: [] };
  }
}

function backTo({ picks, undone }: Turn, count: number): Turn {
  const kept = Math.max(0, count);
  return kept >= picks.length ? { picks, undone } : { picks: picks.slice(0, kept), undone: [...picks.slice(kept), ...undone] };
}

/** A first choice made anew replaces the one before, with all that followed from it. */
function picked({ picks, undone }: Turn, pick: Pick): Turn {
  const kept = isFirst(pick) ? [] : picks;
  const [next, ...later] = undone;
  const isAgain = kept === picks && next !== undefined && areSame(next, pick);
  return { picks: [...kept, pick], undone: isAgain ? later : [] };
}

function isFirst({ pick }: Pick): boolean {
  return pick === "draft" || pick === "space" || pick === "keep";
}

/** Picks are plain JSON, their fields always written in the same order. */
function areSame(one: Pick, other: Pick): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
