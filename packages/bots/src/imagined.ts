// Games that are only thought of: a state of the thinker's own, moves tried on it, and what follows by chance.
import { fold, type GameTypes, type Seat } from "@pithead/engine";
import type { Brain } from "./brain.ts";
import { imaginedChance, type Random } from "./random.ts";

/** Makes a move and every chance move that follows, on a state the caller owns. @throws RangeError when the rules refuse it: a fault of the brain. */
export function advance<G extends GameTypes>(brain: Brain<G>, state: G["state"], seat: Seat, command: G["command"], random: Random): void {
  apply(brain, state, seat, command);
  settle(brain, state, random);
}

/** Makes the chance moves that are owed now. */
export function settle<G extends GameTypes>(brain: Brain<G>, state: G["state"], random: Random): void {
  const { rules } = brain;
  const chance = imaginedChance(random);
  for (let owed = rules.chanceMove(state, chance); owed !== undefined; owed = rules.chanceMove(state, chance)) {
    apply(brain, state, null, owed);
  }
}

/** The state after a move and the chance that follows; the given one stays as it is. */
export function after<G extends GameTypes>(
  brain: Brain<G>,
  state: G["state"],
  seat: Seat,
  command: G["command"],
  random: Random,
): G["state"] {
  const next = brain.rules.clone(state);
  advance(brain, next, seat, command, random);
  return next;
}

/** Plays on by the brain's policy until the game can be judged, on a state the caller owns. */
export function playOn<G extends GameTypes>(brain: Brain<G>, from: G["view"], state: G["state"], random: Random): void {
  for (let [seat] = brain.rules.toMove(state); seat !== undefined; [seat] = brain.rules.toMove(state)) {
    if (brain.isFarEnough(from, state)) return;
    advance(brain, state, seat, brain.policy(state, seat, random), random);
  }
}

function apply<G extends GameTypes>({ rules }: Brain<G>, state: G["state"], seat: Seat | null, command: G["command"]): void {
  const decision = rules.decide(state, seat, command);
  if (!decision.ok)
    throw new RangeError(`${rules.id}: ${JSON.stringify(command)} was thought legal and is refused: ${decision.reason.code}.`);
  fold(rules, state, decision.events);
}
