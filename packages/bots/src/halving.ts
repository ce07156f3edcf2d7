// Sequential halving: promising moves are played on from the same guesses by the same chance, and again and again the worse half is dropped.
import type { GameTypes, Seat } from "@pithead/engine";
import type { Brain } from "./brain.ts";
import type { Budget } from "./budget.ts";
import { advance, playOn } from "./imagined.ts";
import { lookAhead } from "./look-ahead.ts";
import type { Opinion } from "./opinion.ts";
import { type Random, randomFrom } from "./random.ts";
import { worthOf } from "./worth.ts";

/** Games played on for one move. */
const PLAYOUTS = 160;
/** Moves that are played on at all. */
const PROMISING = 8;

interface Rival<C> {
  readonly command: C;
  /** The worth to the seat, summed over the games played on from it, and how many those were. */
  readonly sum: number;
  readonly games: number;
}

/** What it thinks of the promising moves, those that were dropped last first. */
export function byHalving<G extends GameTypes>(
  brain: Brain<G>,
  view: G["view"],
  seat: Seat,
  random: Random,
  { playouts = PLAYOUTS, outOfTime = () => false }: Budget,
): Opinion<G["command"]>[] {
  const looks = lookAhead(brain, [brain.determinise(view, seat, random)], seat, brain.candidates(view, seat, random), random);
  let rivals = looks.slice(0, PROMISING).map(({ command }): Rival<G["command"]> => ({ command, sum: 0, games: 0 }));
  const dropped: Rival<G["command"]>[] = [];
  const stages = Math.max(1, Math.ceil(Math.log2(rivals.length)));
  while (rivals.length > 1) {
    // All rivals are played on equally often, so that sums compare.
    const guesses = Math.max(1, Math.floor(playouts / stages / rivals.length));
    for (let made = 0; made < guesses && !outOfTime(); made++) {
      const luck = `${random.next()}`;
      rivals = rivals.map(({ command, sum, games }) => ({
        command,
        sum: sum + playedOn(brain, view, seat, command, randomFrom(luck)),
        games: games + 1,
      }));
    }
    const ranked = rivals.toSorted((one, other) => other.sum - one.sum);
    rivals = ranked.slice(0, Math.ceil(ranked.length / 2));
    dropped.unshift(...ranked.slice(rivals.length));
  }
  return [...rivals, ...dropped].map(({ command, sum, games }) => ({ command, worth: games === 0 ? (looks[0]?.worth ?? 0) : sum / games }));
}

/** What a move is worth to the seat where it leads in one game that is only thought of. */
function playedOn<G extends GameTypes>(brain: Brain<G>, view: G["view"], seat: Seat, command: G["command"], random: Random): number {
  const state = brain.determinise(view, seat, random);
  advance(brain, state, seat, command, random);
  playOn(brain, view, state, random);
  return worthOf(brain, state)[seat] ?? 0;
}
