// The medium level: looks at every sensible move and takes the one that is worth most at once, whatever the unknown may be.
import type { GameTypes, Seat } from "@pithead/engine";
import type { Brain } from "./brain.ts";
import { bestAtOnce } from "./look-ahead.ts";
import type { Random } from "./random.ts";

/** Guesses at what the seat can't know, over which a move's worth is averaged. */
const GUESSES = 4;

export function medium<G extends GameTypes>(brain: Brain<G>, view: G["view"], seat: Seat, random: Random): G["command"] {
  const guesses = Array.from({ length: GUESSES }, () => brain.determinise(view, seat, random));
  return bestAtOnce(brain, guesses, seat, brain.candidates(view, seat, random), random);
}
