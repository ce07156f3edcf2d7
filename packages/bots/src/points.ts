// Information-set Monte-Carlo tree search: one tree over many guesses at what the seat can't know. The thinker's own moves are searched; the others answer by their best move at first look.
import type { GameTypes, Seat } from "@pithead/engine";
import type { Brain } from "./brain.ts";
import { advance, after, playOn } from "./imagined.ts";
import type { Random } from "./random.ts";
import { worthOf } from "./worth.ts";

/** The moves of a point are looked for anew after 4, 16, 64 … visits: other guesses allow other moves. */
const RENEWAL = 4;

/** How the thinker's own moves are chosen for the next playout. */
export interface Settings {
  /** How much a move that was seldom tried is preferred, in worth. */
  readonly curiosity: number;
  /** What a move looked like at first counts as so many playouts. */
  readonly trust: number;
}

/** A move and what came of it. */
interface Branch<C> {
  readonly command: C;
  /** Its worth at first look to the seat that makes it. */
  readonly prior: number;
  visits: number;
  /** Its worth to the seat that makes it, summed over the visits. */
  sum: number;
  readonly next: Point<C>;
}

/** A point in the games thought of: the moves that led here are the same, what the seat can't know differs from visit to visit. */
export interface Point<C> {
  visits: number;
  /** By the command's text. */
  readonly branches: Map<string, Branch<C>>;
}

export function newPoint<C>(): Point<C> {
  return { visits: 0, branches: new Map() };
}

/** One search of a seat: its settings and its chance. */
export interface Search<G extends GameTypes> {
  readonly brain: Brain<G>;
  readonly thinker: Seat;
  /** Where the games thought of begin. */
  readonly from: G["view"];
  readonly settings: Settings;
  readonly random: Random;
}

/**
 * One playout from a point, on a guess that it uses up: down the tree, one move beyond, and on by the brain's policy to where all can
 * be judged alike. Answers the worth to each seat.
 */
export function playout<G extends GameTypes>(search: Search<G>, point: Point<G["command"]>, state: G["state"]): number[] {
  const { brain, thinker, from, settings, random } = search;
  const [seat] = brain.rules.toMove(state);
  if (seat === undefined || brain.isFarEnough(from, state)) return worthOf(brain, state);
  if (point.visits === 0 || isPowerOf(RENEWAL, point.visits)) addBranches(search, point, state, seat);
  point.visits++;
  const promise = seat === thinker ? promiseAt(point, settings) : ({ prior }: Branch<unknown>) => prior;
  const branch = mostPromising(point, promise, ({ command }) => brain.rules.decide(state, seat, command).ok);
  if (branch === undefined) return judged(search, state);
  advance(brain, state, seat, branch.command, random);
  const worths = branch.visits === 0 ? judged(search, state) : playout(search, branch.next, state);
  branch.visits++;
  branch.sum += worths[seat] ?? 0;
  return worths;
}

function judged<G extends GameTypes>({ brain, from, random }: Search<G>, state: G["state"]): number[] {
  playOn(brain, from, state, random);
  return worthOf(brain, state);
}

function addBranches<G extends GameTypes>(
  { brain, random }: Search<G>,
  { branches }: Point<G["command"]>,
  state: G["state"],
  seat: Seat,
): void {
  for (const command of brain.candidates(state, seat, random)) {
    const key = JSON.stringify(command);
    if (branches.has(key)) continue;
    const prior = worthOf(brain, after(brain, state, seat, command, random))[seat] ?? 0;
    branches.set(key, { command, prior, visits: 0, sum: 0, next: newPoint() });
  }
}

/** What a branch was worth so far; how it looked at first counts for a few playouts, so that luck says little of what was seldom tried. */
export function worthSoFar({ prior, visits, sum }: Branch<unknown>, { trust }: Settings): number {
  return (prior * trust + sum) / (trust + visits);
}

/** Upper confidence bound: what a branch was worth so far, and more the seldomer it was tried. */
function promiseAt({ visits }: Point<unknown>, settings: Settings): (branch: Branch<unknown>) => number {
  const log = Math.log(visits + 1);
  return (branch) => worthSoFar(branch, settings) + settings.curiosity * Math.sqrt(log / (branch.visits + 1));
}

/** The most promising branch that is legal in this guess. */
function mostPromising<C>(
  { branches }: Point<C>,
  promise: (branch: Branch<C>) => number,
  isLegal: (branch: Branch<C>) => boolean,
): Branch<C> | undefined {
  const illegal = new Set<Branch<C>>();
  for (;;) {
    let best: Branch<C> | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const branch of branches.values()) {
      const promised = promise(branch);
      if (promised > most && !illegal.has(branch)) [best, most] = [branch, promised];
    }
    if (best === undefined || isLegal(best)) return best;
    illegal.add(best);
  }
}

function isPowerOf(base: number, count: number): boolean {
  let power = base;
  while (power < count) power *= base;
  return power === count;
}
