// The easy level: looks at a handful of sensible moves and takes the one that looks best at once.
import type { GameTypes, Seat } from "@pithead/engine";
import type { Brain } from "./brain.ts";
import { lookAhead } from "./look-ahead.ts";
import type { Opinion } from "./opinion.ts";
import type { Random } from "./random.ts";

/** So few that good moves are often overlooked, and so many that a silly one is hardly ever the best of them. */
const HANDFUL = 3;

/** What it thinks of the handful, the best first. */
export function easy<G extends GameTypes>(brain: Brain<G>, view: G["view"], seat: Seat, random: Random): Opinion<G["command"]>[] {
  const handful = random.shuffle(brain.candidates(view, seat, random)).slice(0, HANDFUL);
  return lookAhead(brain, [brain.determinise(view, seat, random)], seat, handful, random);
}
