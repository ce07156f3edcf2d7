// Who votes about a seat whose time is up.
import type { LockedPlayer } from "@pithead/db";

/** A vote that is not decided by then is one for a bot. */
export const VOTE_MS = 24 * 3600 * 1000;

/** The others who play themselves. */
export function votersAbout<P extends Pick<LockedPlayer, "seat" | "playedBy" | "resignedAt"> & { user: Pick<LockedPlayer["user"], "bot"> }>(
  players: readonly P[],
  seat: number,
): P[] {
  return players.filter(
    (player) => player.seat !== seat && player.playedBy === null && player.resignedAt === null && player.user.bot === null,
  );
}
