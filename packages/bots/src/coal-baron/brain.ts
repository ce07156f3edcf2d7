// What Coal Baron adds to the players of all games.
import { type CoalBaron, coalBaron } from "@pithead/game-coal-baron";
import type { Brain } from "../brain.ts";
import { candidates } from "./candidates.ts";
import { determinise } from "./determinise.ts";
import { evaluate } from "./evaluate.ts";
import { policy } from "./policy.ts";

export const coalBaronBrain: Brain<CoalBaron> = {
  rules: coalBaron,
  swing: 15,
  determinise,
  candidates,
  policy,
  evaluate: (state) => evaluate(state),
};
