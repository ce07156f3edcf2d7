// One move looked ahead: what each of some commands is worth to the seat that makes it.
import type { GameTypes, Seat } from "@pithead/engine";
import type { Brain } from "./brain.ts";
import { after } from "./imagined.ts";
import { byWorth, type Opinion } from "./opinion.ts";
import type { Random } from "./random.ts";
import { worthOf } from "./worth.ts";

/** The mean worth of each command to the seat over the given states, best first. If the seat is asked again at once, its best answer counts. */
export function lookAhead<G extends GameTypes>(
  brain: Brain<G>,
  states: readonly G["state"][],
  seat: Seat,
  commands: readonly G["command"][],
  random: Random,
): Opinion<G["command"]>[] {
  const opinions = commands.map((command) => {
    let sum = 0;
    for (const state of states) sum += worthAfterAnswer(brain, after(brain, state, seat, command, random), seat, random);
    return { command, worth: sum / states.length };
  });
  return byWorth(opinions);
}

function worthAfterAnswer<G extends GameTypes>(brain: Brain<G>, state: G["state"], seat: Seat, random: Random): number {
  const worth = (reached: G["state"]) => worthOf(brain, reached)[seat] ?? 0;
  if (!brain.rules.toMove(state).includes(seat)) return worth(state);
  const answers = brain.candidates(state, seat, random);
  return Math.max(...answers.map((answer) => worth(after(brain, state, seat, answer, random))));
}
