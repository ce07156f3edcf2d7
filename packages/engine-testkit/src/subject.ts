// What a game tells the laws about itself.
import type { GameTypes, Ruleset, Viewer } from "@pithead/engine";
import type { Random } from "./random.ts";

/** Written in method syntax, like `Ruleset`, so that the laws can hold any game's subject. */
export interface Subject<G extends GameTypes = GameTypes> {
  /** The options to play with, each in turn. */
  readonly options: readonly G["options"][];
  /** How many of each thing there are, wherever they lie: the same in every state of one game. Plain JSON. */
  census(state: G["state"]): unknown;
  /** A new state, as legal as the given one, that differs only in what `viewer` may not know. */
  indistinguishable(state: G["state"], viewer: Viewer, random: Random): G["state"];
  /** Random games for each option and number of seats; 2 when absent. */
  readonly games?: number;
  /** More moves than any game has; 2000 when absent. */
  readonly longest?: number;
  /** A folder of `*.ndjson` records that must replay for ever. */
  readonly golden?: URL;
}

/** One law: throws, naming the game and the move, when the rules break it. */
export interface Law {
  readonly name: string;
  check(rules: Ruleset, subject: Subject): void;
}
