// What a position is worth to each seat, between 0 and 1: about its chance of winning.
import type { GameTypes } from "@pithead/engine";
import type { Brain } from "./brain.ts";

/** How much of the worth of a finished game is who won; the rest is by how much. */
const WINNING = 0.7;

/** Worth in seat order; the worths of all seats sum to 1. */
export function worthOf<G extends GameTypes>(brain: Brain<G>, state: G["state"]): number[] {
  const outcome = brain.rules.outcome(state);
  if (outcome === undefined) return shares(brain.evaluate(state), brain.swing);
  const byLead = shares(outcome.scores, brain.swing);
  const won = 1 / outcome.winners.length;
  return byLead.map((share, seat) => WINNING * (outcome.ranks[seat] === 1 ? won : 0) + (1 - WINNING) * share);
}

/** Each seat's share by its VP, in seat order; all sum to 1: `swing` VP ahead of another seat means three times its share. */
export function shares(vp: readonly number[], swing: number): number[] {
  const most = Math.max(...vp);
  const weights = vp.map((each) => 3 ** ((each - most) / swing));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
