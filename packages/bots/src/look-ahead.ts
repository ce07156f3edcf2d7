// One move looked ahead: what each of some commands is worth to the seat that makes it.
import type { GameTypes, Seat } from "@pithead/engine";
import type { Brain } from "./brain.ts";
import { after } from "./imagined.ts";
import type { Random } from "./random.ts";
import { worthOf } from "./worth.ts";

/** The mean worth of each command to the seat over the given states. If the seat is asked again at once, its best answer counts. */
function lookAhead<G extends GameTypes>(
  brain: Brain<G>,
  states: readonly G["state"][],
  seat: Seat,
  commands: readonly G["command"][],
  random: Random,
): number[] {
  return commands.map((command) => {
    let sum = 0;
    for (const state of states) sum += worthAfterAnswer(brain, after(brain, state, seat, command, random), seat, random);
    return sum / states.length;
  });
}

/** The command that is worth most to the seat over the given states. @throws RangeError when there are none. */
export function bestAtOnce<G extends GameTypes>(
  brain: Brain<G>,
  states: readonly G["state"][],
  seat: Seat,
  commands: readonly G["command"][],
  random: Random,
): G["command"] {
  const [only] = commands;
  if (only === undefined) throw new RangeError("Nothing to choose from.");
  if (commands.length === 1) return only;
  const worths = lookAhead(brain, states, seat, commands, random);
  return commands[worths.indexOf(Math.max(...worths))] ?? only;
}

function worthAfterAnswer<G extends GameTypes>(brain: Brain<G>, state: G["state"], seat: Seat, random: Random): number {
  const worth = (reached: G["state"]) => worthOf(brain, reached)[seat] ?? 0;
  if (!brain.rules.toMove(state).includes(seat)) return worth(state);
  const answers = brain.candidates(state, seat, random);
  return Math.max(...answers.map((answer) => worth(after(brain, state, seat, answer, random))));
}
