// What a computer player does in a position: the one door to all levels and games.
import { type GameTypes, type Seat, seatAt } from "@pithead/engine";
import type { Brain } from "./brain.ts";
import { brainOf } from "./brains.ts";
import type { Budget } from "./budget.ts";
import { easy } from "./easy.ts";
import { hard } from "./hard.ts";
import type { Level } from "./level.ts";
import { medium } from "./medium.ts";
import { type Random, randomFrom } from "./random.ts";

/** What is asked of a player: a seat's view and nothing else. */
export interface Question<G extends GameTypes = GameTypes> extends Budget {
  readonly level: Level;
  readonly seat: Seat;
  readonly view: G["view"];
  /** All the player's choices follow from it. */
  readonly seed: string;
}

/**
 * The legal command that the level chooses for a seat that is asked.
 * @throws RangeError when there is no brain for the game's rules, or when the seat is not asked.
 */
export function choose({
  game,
  rules,
  seat,
  ...question
}: Omit<Question, "seat"> & { readonly game: string; readonly rules: number; readonly seat: number }): GameTypes["command"] {
  const brain = brainOf(game, rules);
  if (brain === undefined) throw new RangeError(`Computer players don't know the rules of ${game}, version ${rules}.`);
  return answer(brain, { ...question, seat: seatAt(seat) });
}

/** The same for a brain at hand. */
export function answer<G extends GameTypes>(brain: Brain<G>, { level, seat, view, seed, ...budget }: Question<G>): G["command"] {
  return playerOf(level)(brain, view, seat, randomFrom(seed), budget);
}

type Player = <G extends GameTypes>(brain: Brain<G>, view: G["view"], seat: Seat, random: Random, budget: Budget) => G["command"];

function playerOf(level: Level): Player {
  switch (level) {
    case "easy":
      return easy;
    case "medium":
      return medium;
    case "hard":
      return hard;
  }
}
