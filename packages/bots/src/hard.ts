// The hard level: plays on in its mind, over guesses at what the seat can't know, in the way that suits the game.
import type { GameTypes, Seat } from "@pithead/engine";
import type { Brain } from "./brain.ts";
import type { Budget } from "./budget.ts";
import { byHalving } from "./halving.ts";
import type { Opinion } from "./opinion.ts";
import type { Random } from "./random.ts";
import { byTree } from "./tree.ts";

/** What it thinks of the moves it tried, the best first. */
export function hard<G extends GameTypes>(
  brain: Brain<G>,
  view: G["view"],
  seat: Seat,
  random: Random,
  budget: Budget,
): Opinion<G["command"]>[] {
  switch (brain.search) {
    case "tree":
      return byTree(brain, view, seat, random, budget);
    case "halving":
      return byHalving(brain, view, seat, random, budget);
  }
}
