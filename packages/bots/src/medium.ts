// The medium level: looks at every sensible move and takes the one that is worth most at once, whatever the unknown may be.
import type { GameTypes, Seat } from "@pithead/engine";
import type { Brain } from "./brain.ts";
import { lookAhead } from "./look-ahead.ts";
import type { Opinion } from "./opinion.ts";
import type { Random } from "./random.ts";

/** Guesses at what the seat can't know, over which a move's worth is averaged. */
const GUESSES = 4;

/** What it thinks of all sensible moves, the best first. */
export function medium<G extends GameTypes>(brain: Brain<G>, view: G["view"], seat: Seat, random: Random): Opinion<G["command"]>[] {
  const commands = brain.candidates(view, seat, random);
  const guesses = Array.from({ length: commands.length > 1 ? GUESSES : 1 }, () => brain.determinise(view, seat, random));
  return lookAhead(brain, guesses, seat, commands, random);
}
