// The bidding in a consolidation: who leads, who is asked, how much can be bid (§5.1.8).
import { type Consolidation, type Position, playerAt } from "../state.ts";

/** Each consolidation-aid marker adds so much to a basis; each kept marker 1. */
const AID = 2;

/** Only who holds something to declare is asked. */
export function canDeclare(position: Position, seat: number): boolean {
  const { bonus, markers } = playerAt(position, seat);
  return bonus === "consolidation-aid" || markers.consolidation > 0;
}

export function declaredValue(aid: boolean, markers: number): number {
  return (aid ? AID : 0) + markers;
}

/** The highest total; at a tie the syndicate's, then that of the higher card number. `index` is in `order`, null for the syndicate. */
export function leaderOf({ totals, syndicate }: Consolidation): { total: number; index: number | null } {
  const highest = Math.max(...totals);
  if (syndicate !== null && syndicate >= highest) return { total: syndicate, index: null };
  return { total: highest, index: totals.indexOf(highest) };
}

/** The seat of the leader; null for the syndicate. */
export function seatInLead(consolidation: Consolidation): number | null {
  const { index } = leaderOf(consolidation);
  return index === null ? null : (consolidation.order[index] ?? null);
}

/** Basis and all coins. */
export function mostOf(position: Position, { order, basis }: Consolidation, seat: number): number {
  return (basis[order.indexOf(seat)] ?? 0) + playerAt(position, seat).coins;
}

/**
 * Round and round from `next` on: who leads is not asked, who passed or can't exceed the leading total is out.
 * The leading total only grows, so who can't exceed it now never can.
 */
export function nextBidder(position: Position, consolidation: Consolidation): number | undefined {
  const { order, hasPassed, next } = consolidation;
  const leader = leaderOf(consolidation);
  return order
    .map((_, step) => (next + step) % order.length)
    .filter((index) => index !== leader.index && hasPassed[index] === false)
    .map((index) => order[index] ?? 0)
    .find((seat) => mostOf(position, consolidation, seat) > leader.total);
}
