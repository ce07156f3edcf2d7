// What a position promises each seat: the final VP to be expected.
import type { State } from "@pithead/game-coal-baron";
import { ledgersOf } from "./ledger.ts";
import { type Weights, weightsFor } from "./weights.ts";

/** The score itself when the game is over. */
export function evaluate(state: State, weights: Weights = weightsFor(state.players.length)): number[] {
  if (state.final !== null) return state.final.map(({ total }) => total);
  return ledgersOf(state, weights).map(
    ({ vp, orders, majorities, marks, coal, turns, balance }) => vp + orders + majorities + marks + coal + turns + balance,
  );
}
