// The hard level: plays on in its mind, over guesses at what the seat can't know, and takes the move that it came back to most often.
import type { GameTypes, Seat } from "@pithead/engine";
import type { Brain } from "./brain.ts";
import type { Budget } from "./budget.ts";
import { settle } from "./imagined.ts";
import type { Random } from "./random.ts";
import { type Branch, newPoint, playout, type Settings } from "./search.ts";

const PLAYOUTS = 1000;
const SETTINGS: Settings = { curiosity: 0.1, trust: 3 };

export function hard<G extends GameTypes>(brain: Brain<G>, view: G["view"], seat: Seat, random: Random, budget: Budget): G["command"] {
  const { playouts = PLAYOUTS, outOfTime = () => false } = budget;
  const search = { brain, thinker: seat, settings: SETTINGS, random };
  const root = newPoint<G["command"]>();
  // One playout at least: whoever is asked gets an answer.
  for (let made = 0; made === 0 || (made < playouts && !outOfTime()); made++) {
    const guess = brain.determinise(view, seat, random);
    settle(brain, guess, random);
    playout(search, root, guess);
  }
  return mostVisited([...root.branches.values()], seat).command;
}

/** @throws RangeError when there is no branch. */
function mostVisited<C>(branches: readonly Branch<C>[], seat: Seat): Branch<C> {
  const [first, ...others] = branches;
  if (first === undefined) throw new RangeError(`Seat ${seat} is not asked.`);
  return others.reduce((best, branch) => (branch.visits > best.visits ? branch : best), first);
}
