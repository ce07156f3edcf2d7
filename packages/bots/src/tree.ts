// Tree search: one tree over many guesses, grown towards what does well; the move that it came back to most often is the best.
import type { GameTypes, Seat } from "@pithead/engine";
import type { Brain } from "./brain.ts";
import type { Budget } from "./budget.ts";
import { settle } from "./imagined.ts";
import type { Opinion } from "./opinion.ts";
import { newPoint, playout, type Settings, worthSoFar } from "./points.ts";
import type { Random } from "./random.ts";

const PLAYOUTS = 1000;
const SETTINGS: Settings = { curiosity: 0.1, trust: 3 };

/** What it thinks of the moves it tried, the one most often tried first. */
export function byTree<G extends GameTypes>(
  brain: Brain<G>,
  view: G["view"],
  seat: Seat,
  random: Random,
  { playouts = PLAYOUTS, outOfTime = () => false }: Budget,
): Opinion<G["command"]>[] {
  const search = { brain, thinker: seat, from: view, settings: SETTINGS, random };
  const root = newPoint<G["command"]>();
  // One playout at least: whoever is asked gets an answer.
  for (let made = 0; made === 0 || (made < playouts && root.branches.size > 1 && !outOfTime()); made++) {
    const guess = brain.determinise(view, seat, random);
    settle(brain, guess, random);
    playout(search, root, guess);
  }
  const tried = [...root.branches.values()].filter(({ visits }) => visits > 0);
  return tried
    .sort((one, other) => other.visits - one.visits)
    .map((branch) => ({ command: branch.command, worth: worthSoFar(branch, SETTINGS) }));
}
