// What a lesson is: a fixed deal and a list of steps, each something to look at or a move of the learner's own.
import type { GameTypes, Move, Ruleset, Seat } from "@pithead/engine";

export interface Lesson<G extends GameTypes = GameTypes, Look extends string = string, Do extends string = string> {
  readonly rules: Ruleset<G>;
  readonly options: G["options"];
  /** 64 hex digits: the deal and all chance moves follow from them. */
  readonly seed: string;
  /** The learner's. */
  readonly seat: Seat;
  /** By seat; the learner's own is not said. */
  readonly names: readonly string[];
  readonly steps: readonly Step<G, Look, Do>[];
}

export type Step<G extends GameTypes = GameTypes, Look extends string = string, Do extends string = string> =
  | LookStep<G, Look>
  | DoStep<G, Do>;

interface AnyStep<G extends GameTypes> {
  /** The moves that lead to it: the others', and the learner's own where the lesson hurries on. Chance moves are not listed. */
  readonly before?: readonly Move<G["command"]>[];
  /** Selectors of what it speaks of. */
  readonly ring: readonly string[];
  /** The part of the table where that is, on a phone. */
  readonly tab: string;
}

/** Something to look at. */
interface LookStep<G extends GameTypes = GameTypes, Id extends string = string> extends AnyStep<G> {
  readonly kind: "look";
  readonly id: Id;
}

/** A move of the learner's own. */
export interface DoStep<G extends GameTypes = GameTypes, Id extends string = string> extends AnyStep<G> {
  readonly kind: "do";
  readonly id: Id;
  /** Whether a legal move with these events is what the step wants. */
  wants(events: readonly G["event"][]): boolean;
  /** One move that is. */
  readonly answer: G["command"];
}
