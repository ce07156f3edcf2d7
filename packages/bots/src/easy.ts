// The easy level: looks at a handful of sensible moves and takes the one that looks best at once.
import type { GameTypes, Seat } from "@pithead/engine";
import type { Brain } from "./brain.ts";
import { bestAtOnce } from "./look-ahead.ts";
import type { Random } from "./random.ts";

/** So few that good moves are often overlooked, and so many that a silly one is hardly ever the best of them. */
const HANDFUL = 3;

export function easy<G extends GameTypes>(brain: Brain<G>, view: G["view"], seat: Seat, random: Random): G["command"] {
  const handful = random.shuffle(brain.candidates(view, seat, random)).slice(0, HANDFUL);
  return bestAtOnce(brain, [brain.determinise(view, seat, random)], seat, handful, random);
}
