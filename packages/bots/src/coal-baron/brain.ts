// What Coal Baron adds to the players of all games.
import { type CoalBaron, coalBaron } from "@pithead/game-coal-baron";
import type { Brain } from "../brain.ts";
import { candidates } from "./candidates.ts";
import { determinise } from "./determinise.ts";
import { evaluate } from "./evaluate.ts";
import { ledgersOf } from "./ledger.ts";
import { policy } from "./policy.ts";
import { weightsFor } from "./weights.ts";

export const coalBaronBrain: Brain<CoalBaron> = {
  rules: coalBaron,
  swing: 15,
  search: "tree",
  determinise,
  candidates,
  policy,
  /** At the end of the shift, from the draft at the end of the first: by then the majorities are scored and all have placed as many workers. */
  isFarEnough: (from, state) => state.shift > Math.max(1, from.shift),
  evaluate: (state) => evaluate(state),
  ledgers: (state) =>
    state.final === null ? ledgersOf(state, weightsFor(state.players.length)) : state.final.map(({ total }) => ({ vp: total })),
};
