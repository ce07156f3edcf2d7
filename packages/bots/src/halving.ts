// Sequential halving: promising moves are played on from the same guesses by the same chance, and again and again the worse half is dropped.
import type { GameTypes, Seat } from "@pithead/engine";
import type { Brain } from "./brain.ts";
import type { Budget } from "./budget.ts";
import { advance } from "./imagined.ts";
import { lookAhead } from "./look-ahead.ts";
import { type Random, randomFrom } from "./random.ts";
import { worthOf } from "./worth.ts";

/** Games played on for one move. */
const PLAYOUTS = 300;
/** Moves that are played on at all. */
const PROMISING = 8;

interface Rival<C> {
  readonly command: C;
  /** The worth to the seat, summed over the games played on from it. */
  readonly sum: number;
}

/** All rivals are played on equally often, so that sums compare. @throws RangeError when the seat is not asked. */
export function bestByHalving<G extends GameTypes>(
  brain: Brain<G>,
  view: G["view"],
  seat: Seat,
  random: Random,
  { playouts = PLAYOUTS, outOfTime = () => false }: Budget,
): G["command"] {
  let rivals = promising(brain, view, seat, random);
  const stages = Math.max(1, Math.ceil(Math.log2(rivals.length)));
  while (rivals.length > 1) {
    const guesses = Math.max(1, Math.floor(playouts / stages / rivals.length));
    for (let made = 0; made < guesses && !outOfTime(); made++) {
      const luck = `${random.next()}`;
      rivals = rivals.map(({ command, sum }) => ({ command, sum: sum + playedOn(brain, view, seat, command, randomFrom(luck)) }));
    }
    rivals = rivals.toSorted((one, other) => other.sum - one.sum).slice(0, Math.ceil(rivals.length / 2));
  }
  const [best] = rivals;
  if (best === undefined) throw new RangeError(`Seat ${seat} is not asked.`);
  return best.command;
}

/** The best at first sight, the very best first. */
function promising<G extends GameTypes>(brain: Brain<G>, view: G["view"], seat: Seat, random: Random): Rival<G["command"]>[] {
  const commands = brain.candidates(view, seat, random);
  if (commands.length < 2) return commands.map((command) => ({ command, sum: 0 }));
  const worths = lookAhead(brain, [brain.determinise(view, seat, random)], seat, commands, random);
  return commands
    .map((command, index) => ({ command, worth: worths[index] ?? 0 }))
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, PROMISING)
    .map(({ command }) => ({ command, sum: 0 }));
}

/** What a move is worth to the seat where it leads in one game that is only thought of. */
function playedOn<G extends GameTypes>(brain: Brain<G>, view: G["view"], seat: Seat, command: G["command"], random: Random): number {
  const state = brain.determinise(view, seat, random);
  advance(brain, state, seat, command, random);
  for (let [next] = brain.rules.toMove(state); next !== undefined; [next] = brain.rules.toMove(state)) {
    if (brain.isFarEnough?.(view, state) === true) break;
    advance(brain, state, next, brain.policy(state, next, random), random);
  }
  return worthOf(brain, state)[seat] ?? 0;
}
