// How the twelve elements of the shift clock stand: who leads, and what each would get if they were scored now.
import { type ClockElement, clockCounts, majorityVp, type Position } from "@pithead/game-coal-baron/client";

export interface ElementStand {
  element: ClockElement;
  /** By seat; null where it is hidden. */
  counts: readonly (number | null)[];
  /** By seat, in VP; null where a hidden count could change it. */
  vp: readonly (number | null)[];
}

export function clockStand(position: Position): ElementStand[] {
  return clockCounts(position).map(({ element, counts }) => {
    const known = counts.filter((count) => count !== null);
    const isKnown = known.length === counts.length;
    return { element, counts, vp: isKnown ? majorityVp(known, element) : counts.map(() => null) };
  });
}

/** The seats with most of it, of those whose count is known; nobody when all have none. */
export function leadersOf({ counts }: Pick<ElementStand, "counts">): number[] {
  const most = Math.max(0, ...counts.map((count) => count ?? 0));
  return most === 0 ? [] : counts.flatMap((count, seat) => (count === most ? [seat] : []));
}
