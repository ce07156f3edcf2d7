// After the log has grown: the game's summary, the notices to those asked anew, and the news to every process.
import type { LockedGame, LockedPlayer } from "@pithead/db";
import type { GameTypes, Ruleset, Seat } from "@pithead/engine";
import { askBot } from "../bots/ask.ts";
import { botFor } from "../bots/level.ts";
import { passClocks } from "../clocks/pass-clocks.ts";
import { announce, announceEnd } from "../notices/announce.ts";
import { closeTurns } from "../notices/rows.ts";
import type { Service } from "../service.ts";

/** Brings everything that follows from the log up to its newest row. `seated`: the players as they sit now. */
export async function handOver(
  service: Service,
  locked: LockedGame,
  rules: Ruleset,
  state: GameTypes["state"],
  seated: readonly LockedPlayer[],
): Promise<void> {
  const { game, rows } = locked;
  const seq = rows.length - 1;
  const now = rows.at(-1)?.at ?? locked.now;
  const toMove = [...rules.toMove(state)];
  const outcome = rules.outcome(state);
  const moved = rows.filter((row) => row.seq > game.seq).map(({ seat }) => seat);
  const asked = toMove.filter((seat) => !game.toMove.includes(seat) || moved.includes(seat));

  const players = await passClocks(locked, seated, toMove);
  await locked.summarise({
    seq,
    toMove,
    waitingSince: outcome === undefined ? (asked.length > 0 ? now : game.waitingSince) : null,
    lastMoveAt: seq > 0 ? now : null,
    ...(outcome !== undefined && {
      status: "finished",
      finishedAt: now,
      result: { ...outcome, scores: [...outcome.scores], ranks: [...outcome.ranks], winners: [...outcome.winners] },
    }),
  });
  await keepScores(locked, players, outcome?.scores ?? rules.scores(state), outcome?.ranks);

  const answered = players.filter(({ seat, user }) => user.bot === null && (outcome !== undefined || moved.includes(seat)));
  const userIds = answered.map(({ userId }) => userId);
  if (userIds.length > 0) await closeTurns(locked.tx, game.id, userIds, locked.now);
  if (outcome !== undefined) await announceEnd(service, locked, players, seq);
  else await announceTurn(service, locked, players, asked, seq);
  await locked.tell({ kind: "seq", seq, users: players.map(({ userId }) => userId) });
}

async function keepScores(
  locked: LockedGame,
  players: readonly LockedPlayer[],
  scores: readonly number[],
  ranks: readonly number[] | undefined,
): Promise<void> {
  for (const { userId, seat, score: before } of players) {
    const score = seat === null ? undefined : scores[seat];
    const rank = seat === null ? undefined : ranks?.[seat];
    if (score === undefined || (score === before && rank === undefined)) continue;
    const where = { gameId_userId: { gameId: locked.game.id, userId } };
    await locked.tx.gamePlayer.update({ where, data: { score, ...(rank !== undefined && { rank }) } });
  }
}

/** A notice for each player who is asked anew, due after the delay: it is looked at again then. A bot moves after its own delay. */
async function announceTurn(
  service: Service,
  locked: LockedGame,
  players: readonly LockedPlayer[],
  asked: readonly Seat[],
  seq: number,
): Promise<void> {
  const gameId = locked.game.id;
  const newly = players.filter(({ seat }) => asked.some((each) => each === seat));
  for (const player of newly) if (player.seat !== null && botFor(locked.game, player) !== null) await askBot(service, locked, player.seat);
  const userIds = newly.filter((player) => botFor(locked.game, player) === null).map(({ userId }) => userId);
  await announce(locked.tx, service, { gameId, seq, kind: "turn", at: locked.now, userIds });
}
