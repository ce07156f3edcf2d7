// The mail at the end of a game.
import { gameOverMail } from "@pithead/mail";
import { z } from "zod";
import { openNotice, sendNotice, skipNotice } from "./ledger.ts";
import type { PostOffice } from "./post-office.ts";
import { findSeatedGame, readAsPlayer } from "./seated-game.ts";
import { namedTable, readerOf, recapOf, sinceOwnMove, standingFor } from "./telling.ts";

const Payload = z.object({ gameId: z.string(), userId: z.string() });

export async function mailGameOver(office: PostOffice, raw: unknown, dueAt: Date): Promise<void> {
  const payload = Payload.parse(raw);
  const { gameId, userId } = payload;
  const game = await findSeatedGame(office, gameId, userId);
  if (game?.status !== "finished") return;
  const notice = await openNotice(office, { gameId, seq: game.seq, userId, kind: "game-over" }, dueAt);
  if (notice.state !== "due") return;
  const { name, email } = game.addressee;
  if (email === null) return skipNotice(office, notice, "no-address");

  const seen = await readAsPlayer(office, game);
  const since = sinceOwnMove(seen.entries, game.seat).entries;
  const own = game.players.find(({ seat }) => seat === game.seat);
  const mail = await gameOverMail({
    reader: readerOf(game),
    table: namedTable(office, game),
    score: own?.score ?? 0,
    rank: own?.rank ?? game.players.length,
    shared: game.players.filter(({ rank }) => rank === 1).length > 1,
    // Whoever made the last move still wants to read how it ended.
    recap: recapOf(game, since.length > 0 ? since : seen.entries.slice(-1)),
    standing: standingFor(game, seen),
  });
  await sendNotice(office, notice, { to: { name, address: email }, mail }, { task: "game-over", payload });
}
