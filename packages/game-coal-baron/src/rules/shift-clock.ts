// The twelve elements of the shift clock: what is counted and what a majority brings (rulebook, "End of a shift").
import { type ClockElement, orderCard } from "../components.ts";
import type { PlayerPosition } from "../state.ts";
import type { OrderId } from "../vocabulary.ts";
import { emptyCarts } from "./cubes.ts";

/** What a player has of an element. Null where the viewer may not know: orders that were delivered face down. */
export function countOf(player: PlayerPosition, element: ClockElement): number | null {
  if (element.counts === "empty-carts") return emptyCarts(player, element.color);
  return player.delivered === null ? null : deliveredSpots(player.delivered, element);
}

/**
 * What each seat gets for an element, in VP. Most: first VP. Tied for first: all get the first VP and there is no second.
 * Tied for second: all get the second VP. With 2 players there is no second. Nothing for a count of 0.
 */
export function majorityVp(counts: readonly number[], { first, second }: ClockElement): number[] {
  const most = Math.max(...counts);
  const isTied = counts.filter((count) => count === most).length > 1;
  const next = isTied || counts.length === 2 ? 0 : Math.max(...counts.filter((count) => count < most));
  return counts.map((count) => {
    if (count === 0) return 0;
    if (count === most) return first;
    return count === next ? second : 0;
  });
}

/** How a seat stands in an element: `none` has it yet, it leads alone or together with others, or is behind the most by so much. */
export type Lead = { readonly is: "none" | "tied" } | { readonly is: "ahead" | "behind"; readonly by: number };

/** @param counts of the element, by seat; null where it is hidden. @returns undefined where a hidden count could change it */
export function leadOf(counts: readonly (number | null)[], seat: number): Lead | undefined {
  const known = counts.filter((count) => count !== null);
  const own = counts[seat];
  if (known.length < counts.length || own === null || own === undefined) return undefined;
  const most = Math.max(...known);
  if (most === 0) return { is: "none" };
  if (own < most) return { is: "behind", by: most - own };
  const others = counts.flatMap((count, other) => (other === seat || count === null ? [] : [count]));
  const next = Math.max(0, ...others);
  return next === own ? { is: "tied" } : { is: "ahead", by: own - next };
}

/** Spots on delivered orders; a swapped spot counts once, by its own colour. */
function deliveredSpots(orders: readonly OrderId[], element: ClockElement & { counts: "delivered-spots" }): number {
  let count = 0;
  for (const order of orders) {
    const { vehicle, spots } = orderCard(order);
    if (element.of === "color") for (const spot of spots) count += spot === element.color ? 1 : 0;
    else if (vehicle === element.vehicle) count += spots.length;
  }
  return count;
}
