// Who starts the next shift (rulebook, "End of a shift").
import type { Position } from "../state.ts";
import { FACTORY_SPACES } from "../vocabulary.ts";

/**
 * Whoever has most workers on the factory's spaces; those in the canteen don't count. A tie, also at none, goes to the
 * first of the tied clockwise after the previous start player, who comes last and so never wins a tie.
 */
export function nextStartPlayer(position: Position): number {
  const seats = position.players.length;
  const workers = position.players.map(() => 0);
  for (const space of [...FACTORY_SPACES, "factory-draw"] as const) {
    const crew = position.crews[space];
    if (crew) workers[crew.seat] = (workers[crew.seat] ?? 0) + crew.workers;
  }
  const most = Math.max(...workers);
  let start = (position.startPlayer + 1) % seats;
  while (workers[start] !== most) start = (start + 1) % seats;
  return start;
}
