// What the thread of the bots is asked, and what it answers.
import type { BotLevel } from "@pithead/contracts";
import type { GameTypes, Seat } from "@pithead/engine";

export interface Question {
  readonly game: string;
  /** The rules' version. */
  readonly rules: number;
  readonly level: BotLevel;
  readonly seat: Seat;
  /** All that the bot knows. */
  readonly view: GameTypes["view"];
  /** What all its choices follow from. */
  readonly seed: string;
  /** After so long it ends its thinking with the best it has. */
  readonly outOfTimeMs: number;
}

export interface Answer {
  /** Absent when the bot does not know the game. */
  readonly command?: GameTypes["command"];
}
