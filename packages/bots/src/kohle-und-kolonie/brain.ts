// Kohle & Kolonie's part of the computer players.
import { type KohleUndKolonie, kohleUndKolonie } from "@pithead/game-kohle-und-kolonie";
import type { Brain } from "../brain.ts";
import { candidates } from "./candidates.ts";
import { determinise } from "./determinise.ts";
import { evaluate, ledgersOf } from "./evaluate.ts";
import { policy } from "./policy.ts";

export const kohleUndKolonieBrain: Brain<KohleUndKolonie> = {
  rules: kohleUndKolonie,
  swing: 12,
  search: "halving",
  determinise,
  candidates,
  policy,
  /** At the end of the round: by then all have had the same number of turns. */
  isFarEnough: (from, state) => state.round > from.round,
  evaluate: (state) => evaluate(state),
  ledgers: (state) => ledgersOf(state),
};
