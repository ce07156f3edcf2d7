// What a bot's help means for the rating.
import type { LockedGame } from "@pithead/db";

/** Help from a bot for one move is help: the game stays unrated when its player is back. */
export async function unrate({ game, summarise }: LockedGame): Promise<void> {
  if (game.rated) await summarise({ rated: false });
}
