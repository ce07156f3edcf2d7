// The picture in a mail: the board as its reader sees it.
import type { LetterPicture } from "@pithead/mail";
import type { PostOffice } from "../jobs/post-office.ts";
import type { SeatedGame, SeenGame } from "../jobs/seated-game.ts";

/** Undefined where it cannot be painted: a mail without a picture is better than none. */
export async function pictureFor(
  { painter, log }: Pick<PostOffice, "painter" | "log">,
  { id, game, options, players, seat, seq, addressee: { locale } }: SeatedGame,
  { view }: SeenGame,
): Promise<LetterPicture | undefined> {
  if (painter === undefined) return undefined;
  try {
    const names = players.map(({ name }) => name);
    return await painter.paint({ game, options, view, names, seat, locale, theme: "day" });
  } catch (error) {
    log.warn({ game: id, seq, error: error instanceof Error ? error.message : "unknown" }, "A mail goes without its picture.");
    return undefined;
  }
}
