// A turn being built is nothing but the list of choices made so far: undo and redo are free.

export interface Turn<Pick> {
  readonly picks: readonly Pick[];
  /** What was undone, the next to be done again first. */
  readonly undone: readonly Pick[];
}

export type TurnAction<Pick> =
  /** `keptBy`: of the picks before it, those that it leaves standing. The board it was made on may be one pick behind. */
  | { type: "pick"; pick: Pick; keptBy: (before: readonly Pick[], pick: Pick) => readonly Pick[] }
  | { type: "undo" }
  | { type: "redo" }
  | { type: "restart" }
  /** Goes back to where only the first `count` picks were made. */
  | { type: "backTo"; count: number }
  /** The position has changed: these picks still stand. */
  | { type: "rebase"; picks: readonly Pick[] };

export function newTurn<Pick>(): Turn<Pick> {
  return { picks: [], undone: [] };
}

/** Picks are plain JSON, their fields always written in the same order. */
export function turnAfter<Pick>(turn: Turn<Pick>, action: TurnAction<Pick>): Turn<Pick> {
  switch (action.type) {
    case "pick": {
      const [next, ...later] = turn.undone;
      const kept = action.keptBy(turn.picks, action.pick);
      const isAgain = kept.length === turn.picks.length && JSON.stringify(next) === JSON.stringify(action.pick);
      return { picks: [...kept, action.pick], undone: isAgain ? later : [] };
    }
    case "undo":
      return backTo(turn, turn.picks.length - 1);
    case "redo": {
      const [next, ...undone] = turn.undone;
      return next === undefined ? turn : { picks: [...turn.picks, next], undone };
    }
    case "restart":
      return backTo(turn, 0);
    case "backTo":
      return backTo(turn, action.count);
    case "rebase":
      return { picks: action.picks, undone: [] };
  }
}

function backTo<Pick>({ picks, undone }: Turn<Pick>, count: number): Turn<Pick> {
  const kept = Math.max(0, count);
  return kept >= picks.length ? { picks, undone } : { picks: picks.slice(0, kept), undone: [...picks.slice(kept), ...undone] };
}
