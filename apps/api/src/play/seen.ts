// How far a player has looked: what happened since is what the table shows first, and the mail tells.
import { done, noSuchGame, type Outcome, refuse } from "../refusal.ts";
import type { Service } from "../service.ts";

interface Looked {
  readonly seq: number;
  readonly atHand: boolean;
}

/** Remembers that the player has seen the position at `seq`, and whether with a hand at the page; never goes back. */
export async function markSeen(service: Service, userId: string, gameId: string, { seq, atHand }: Looked): Promise<Outcome<undefined>> {
  const player = await service.db.gamePlayer.findUnique({
    where: { gameId_userId: { gameId, userId } },
    select: { game: { select: { seq: true } } },
  });
  if (player === null) {
    const game = await service.db.game.findUnique({ where: { id: gameId }, select: { id: true } });
    return game === null ? noSuchGame : refuse({ kind: "not-your-seat", detail: "You do not sit at this table." });
  }
  if (seq > player.game.seq) return refuse({ kind: "malformed", field: "seq", detail: `the game is at move ${player.game.seq} so far` });
  await service.db.gamePlayer.updateMany({ where: { gameId, userId, seenSeq: { lt: seq } }, data: { seenSeq: seq } });
  if (atHand) await service.db.gamePlayer.updateMany({ where: { gameId, userId, atHandSeq: { lt: seq } }, data: { atHandSeq: seq } });
  return done(undefined);
}
