// Placing workers: what a space takes, who is ousted, who is next (rulebook, "Taking your turn").
import type { Event } from "../events.ts";
import type { Position } from "../state.ts";
import type { Space } from "../vocabulary.ts";

/** The workers a space takes now: one more than it holds. The bank always takes exactly one. */
export function priceOf(position: Position, space: Space): number {
  if (space === "bank") return 1;
  return (position.crews[space]?.workers ?? 0) + 1;
}

/** The workers go to the space; those it held go to the canteen, whoever's they are. The bank ousts nobody. */
export function workersPlaced(position: Position, seat: number, space: Space): Event {
  const ousted = space === "bank" ? null : (position.crews[space] ?? null);
  return { type: "workersPlaced", seat, space, workers: priceOf(position, space), ousted };
}

/** The first seat clockwise after `seat` that has workers left, once `seat` has placed `placed` more; null when nobody has. */
export function nextSeat(position: Position, seat: number, placed: number): number | null {
  const seats = position.players.length;
  for (let step = 1; step <= seats; step++) {
    const next = (seat + step) % seats;
    const workers = (position.players[next]?.workers ?? 0) - (next === seat ? placed : 0);
    if (workers > 0) return next;
  }
  return null;
}
