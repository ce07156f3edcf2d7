// Kohle & Kolonie's part of the computer players.
import { type KohleUndKolonie, kohleUndKolonie } from "@pithead/game-kohle-und-kolonie";
import type { Brain } from "../brain.ts";
import { candidates } from "./candidates.ts";
import { determinise } from "./determinise.ts";
import { evaluate } from "./evaluate.ts";
import { policy } from "./policy.ts";

export const kohleUndKolonieBrain: Brain<KohleUndKolonie> = {
  rules: kohleUndKolonie,
  swing: 12,
  determinise,
  candidates,
  policy,
  evaluate: (state) => evaluate(state),
};
