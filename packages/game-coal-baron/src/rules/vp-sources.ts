// Where a player's VP come from: deliveries, the scorings of shifts, the final scoring.
import { type Position, playerAt } from "../state.ts";

/** All in VP; together they are what the player has. */
export interface VpSources {
  delivered: number;
  shifts: number;
  /** 0 until the game is over. */
  final: number;
}

/** @throws RangeError when nobody sits there */
export function vpSourcesOf(position: Pick<Position, "players" | "scorings">, seat: number): VpSources {
  const { vp, deliveredVp: delivered } = playerAt(position, seat);
  const shifts = position.scorings.flatMap(({ elements }) => elements).reduce((sum, element) => sum + (element.vp[seat] ?? 0), 0);
  return { delivered, shifts, final: vp - delivered - shifts };
}
