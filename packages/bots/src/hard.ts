// The hard level: plays on in its mind, over guesses at what the seat can't know, in the way that suits the game.
import type { GameTypes, Seat } from "@pithead/engine";
import type { Brain } from "./brain.ts";
import type { Budget } from "./budget.ts";
import { byHalving } from "./halving.ts";
import type { Opinion } from "./opinion.ts";
import type { Random } from "./random.ts";
import { bySearch } from "./search.ts";

/** What it thinks of the moves it tried, the best first. */
export function hard<G extends GameTypes>(
  brain: Brain<G>,
  view: G["view"],
  seat: Seat,
  random: Random,
  budget: Budget,
): Opinion<G["command"]>[] {
  const think = brain.isFarEnough === undefined ? bySearch : byHalving;
  return think(brain, view, seat, random, budget);
}
