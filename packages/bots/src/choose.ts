// What a computer player does in a position: the one door to all levels and games.
import { type GameTypes, type Seat, seatAt } from "@pithead/engine";
import type { Brain } from "./brain.ts";
import { brainOf } from "./brains.ts";
import type { Budget } from "./budget.ts";
import { easy } from "./easy.ts";
import { hard } from "./hard.ts";
import type { Level } from "./level.ts";
import { medium } from "./medium.ts";
import type { Opinion } from "./opinion.ts";
import { randomFrom } from "./random.ts";

/** What is asked of a player: a seat's view and nothing else. */
export interface Question extends Budget {
  /** The game's id and the version of its rules. */
  readonly game: string;
  readonly rules: number;
  readonly level: Level;
  readonly seat: number;
  readonly view: object;
  /** All the player's choices follow from it. */
  readonly seed: string;
}

/**
 * The legal command that the level chooses for a seat that is asked.
 * @throws RangeError when there is no brain for the game's rules, or when the seat is not asked.
 */
export function choose(question: Question): GameTypes["command"] {
  const [best] = consider(question);
  if (best === undefined) throw new RangeError(`Seat ${question.seat} is not asked.`);
  return best.command;
}

/**
 * What the level thinks of the moves it looked at, the one it chooses first; nothing when the seat is not asked.
 * @throws RangeError when there is no brain for the game's rules.
 */
export function consider({ game, rules, seat, ...question }: Question): Opinion<GameTypes["command"]>[] {
  const brain = brainOf(game, rules);
  if (brain === undefined) throw new RangeError(`Computer players don't know the rules of ${game}, version ${rules}.`);
  return opinionsOf(brain, { ...question, seat: seatAt(seat) });
}

function opinionsOf<G extends GameTypes>(
  brain: Brain<G>,
  { level, view, seat, seed, ...budget }: Omit<Question, "game" | "rules" | "seat"> & { readonly seat: Seat },
): Opinion<G["command"]>[] {
  const random = randomFrom(seed);
  if (brain.rules.openings(view, seat).length === 0) return [];
  switch (level) {
    case "easy":
      return easy(brain, view, seat, random);
    case "medium":
      return medium(brain, view, seat, random);
    case "hard":
      return hard(brain, view, seat, random, budget);
  }
}
