// How well the chances of an analysis are to be known; its answer says so.
import type { Accuracy } from "@pithead/bots";

export interface Thoroughness {
  readonly curve: Accuracy;
  /** Of the moves that look worst: among many, those are the ones that the games were unluckiest for. */
  readonly turningPoints: Accuracy;
}

/** Where the lead is clear, 20 games say enough. */
export const THOROUGH: Thoroughness = {
  curve: { error: 0.03, fewest: 20, most: 100 },
  turningPoints: { error: 0.015, fewest: 40, most: 240 },
};
