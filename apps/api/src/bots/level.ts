// Which bot plays a seat.
import type { BotLevel } from "@pithead/contracts";
import type { Game, GamePlayer } from "@pithead/db";

/** Who plays for a player whom the others have waited for in vain. */
export const SUBSTITUTE: BotLevel = "medium";

/** The level of the bot that is to make the seat's next move; null where its player is. */
export function botFor(
  { atExpiry }: Pick<Game, "atExpiry">,
  { playedBy, timeUpAt }: Pick<GamePlayer, "playedBy" | "timeUpAt">,
): BotLevel | null {
  return playedBy ?? (timeUpAt !== null && atExpiry === "move" ? SUBSTITUTE : null);
}
