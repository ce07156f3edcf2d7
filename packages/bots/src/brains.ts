// The brains there are, by game.
import type { Brain } from "./brain.ts";
import { coalBaronBrain } from "./coal-baron/brain.ts";
import { kohleUndKolonieBrain } from "./kohle-und-kolonie/brain.ts";

const BRAINS: readonly Brain[] = [coalBaronBrain, kohleUndKolonieBrain];

/** The brain for a game's rules; undefined when computer players don't know them. */
export function brainOf(game: string, rules: number): Brain | undefined {
  return BRAINS.find((brain) => brain.rules.id === game && brain.rules.version === rules);
}
