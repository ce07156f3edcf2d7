// What the thread of the bots is asked, and what it answers.
import type { brainOf, Numbered, Standpoint } from "@pithead/bots";
import type { BotLevel, HintReason } from "@pithead/contracts";
import type { GameTypes, Seat } from "@pithead/engine";

/** What one game adds to the bots: how to guess, what is worth trying, what a position is worth. */
export type Brain = NonNullable<ReturnType<typeof brainOf>>;

interface Asked {
  readonly game: string;
  /** The rules' version. */
  readonly rules: number;
  /** What all chance in the thinking follows from. */
  readonly seed: string;
  /** After so long the thinking ends with the best there is. */
  readonly outOfTimeMs: number;
}

/** What would a bot of this level do? It knows the view and nothing else. */
export interface Choice extends Asked {
  readonly ask: "choice";
  readonly level: BotLevel;
  readonly seat: Seat;
  readonly view: GameTypes["view"];
}

/** What would medium do, and why? */
export interface HintWanted extends Asked {
  readonly ask: "hint";
  readonly seat: Seat;
  readonly view: GameTypes["view"];
}

/** How do games end that are played on from here? Of a finished game: the state holds its secrets. */
interface EndingsWanted extends Asked, Standpoint, Numbered {
  readonly ask: "endings";
}

export type Question = Choice | HintWanted | EndingsWanted;

export interface Hint {
  readonly command: GameTypes["command"];
  /** What would follow, if what the seat can't know were as the bot guesses: as the seat would see it. */
  readonly events: readonly GameTypes["visibleEvent"][];
  readonly reason: HintReason;
  /** The best move that a player would be told otherwise, and how many VP less it should bring by the end; null when there is none. */
  readonly next: { readonly events: readonly GameTypes["visibleEvent"][]; readonly less: number } | null;
}

interface Answers {
  readonly choice: GameTypes["command"];
  readonly hint: Hint;
  /** Of each game, every seat's share in winning it. */
  readonly endings: readonly (readonly number[])[];
}

/** Undefined when there is no answer: the bots don't know the game. */
export type AnswerTo<Q extends Question> = Answers[Q["ask"]] | undefined;
