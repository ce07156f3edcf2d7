// What the shift clock is likely to bring each seat: a majority is the surer the larger the lead and the fewer the turns left.
import { type ClockElement, SHIFT_CLOCK } from "@pithead/game-coal-baron/client";
import type { Weights } from "./weights.ts";

/** The twelve counts of each seat as they are expected at one of the scorings, and the turns until then. */
interface Expected {
  readonly counts: readonly (readonly number[])[];
  readonly turns: number;
  /** How many elements are scored: 4, 8 or 12. */
  readonly elements: number;
}

/** What each seat may expect of one scoring, in VP. */
export function majoritiesOf({ counts, turns, elements }: Expected, weights: Weights): number[] {
  const vp = counts.map(() => 0);
  const drift = weights.drift + weights.driftPerTurn * turns;
  for (let at = 0; at < elements; at++) {
    const element = SHIFT_CLOCK[at];
    if (element !== undefined) addElement(vp, element, counts, at, drift, turns);
  }
  return vp;
}

function addElement(
  vp: number[],
  { first, second }: ClockElement,
  counts: Expected["counts"],
  at: number,
  drift: number,
  turns: number,
): void {
  for (let seat = 0; seat < counts.length; seat++) {
    const own = counts[seat]?.[at] ?? 0;
    // How likely all others are behind, and how likely all but one.
    let none = 1;
    let one = 0;
    for (let other = 0; other < counts.length; other++) {
      if (other === seat) continue;
      const lead = own - (counts[other]?.[at] ?? 0);
      const behind = 1 / (1 + Math.exp((-2 * lead) / drift));
      one = one * behind + none * (1 - behind);
      none *= behind;
    }
    const some = 1 - Math.exp(-3 * own - 0.3 * turns);
    vp[seat] = (vp[seat] ?? 0) + some * (first * none + (counts.length > 2 ? second * one : 0));
  }
}
