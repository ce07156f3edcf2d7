// A good record, and the same one changed anywhere to anything, as another program might have written it.
import { rulesetOf } from "@pithead/catalog";
import { recordOf } from "@pithead/engine";
import { randomGame } from "@pithead/engine-testkit/random-player";

export interface LooseMove {
  seat: unknown;
  move: { [field: string]: unknown };
}

export interface LooseRecord {
  [field: string]: unknown;
  moves: LooseMove[];
  result: { [field: string]: unknown; scores: number[] };
  fairness: { [field: string]: unknown; serverSeed: string; clientSeeds: string[]; joinOrder: number[] };
  players: string[];
}

export interface Corruptible<R extends LooseRecord> {
  readonly text: string;
  readonly good: R;
  /** The text of the record, changed. */
  changed(change: (record: R) => unknown): string;
  /** The same with one move changed. @throws RangeError where there is no such move. */
  withMove(index: number, change: (move: LooseMove["move"], entry: LooseMove) => unknown): string;
}

/** The record of a random game with its fairness block. `R` adds the game's own deal. */
export function corruptible<R extends LooseRecord>(game: string, table: { options: object; seats: number; seed: string }): Corruptible<R> {
  const rules = rulesetOf(game, 1);
  if (rules === undefined) throw new Error(`${game} is not in the catalog.`);
  const { fairness, ...played } = randomGame(rules, table);
  const text = JSON.stringify(recordOf(rules, played, fairness));
  const copy = (): R => JSON.parse(text);
  const changed = (change: (record: R) => unknown) => {
    const record = copy();
    change(record);
    return JSON.stringify(record);
  };
  return {
    text,
    good: copy(),
    changed,
    withMove: (index, change) =>
      changed(({ moves }) => {
        const entry = moves[index];
        if (entry === undefined) throw new RangeError(`There is no move ${index}.`);
        change(entry.move, entry);
      }),
  };
}
