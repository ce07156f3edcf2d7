// The mail at the end of a game, with its result or, after a vote, without.
import { gameEndedMail, gameOverMail, type Mail } from "@pithead/mail";
import { readAsPlayer } from "../jobs/seated-game.ts";
import { namedTable, readerOf, recapOf, sinceOwnMove, standingFor } from "../jobs/telling.ts";
import { pictureFor } from "../pictures/for-player.ts";
import type { Post } from "./channels/sending.ts";
import { noticeLinks } from "./notice-links.ts";

export async function gameOverLetter({ office, game }: Post): Promise<Mail> {
  const seen = await readAsPlayer(office, game);
  const picture = await pictureFor(office, game, seen);
  const since = sinceOwnMove(seen.entries, game.seat).entries;
  const told = {
    reader: readerOf(game),
    table: namedTable(office, game),
    // Whoever made the last move still wants to read how it ended.
    recap: recapOf(game, since.length > 0 ? since : seen.entries.slice(-1)),
    standing: standingFor(game, seen),
    ...(picture && { picture }),
    links: noticeLinks(office, game.addressee.id),
  };
  if (game.status === "cancelled") return gameEndedMail(told);
  const own = game.players.find(({ seat }) => seat === game.seat);
  return gameOverMail({
    ...told,
    score: own?.score ?? 0,
    rank: own?.rank ?? game.players.length,
    shared: game.players.filter(({ rank }) => rank === 1).length > 1,
  });
}
