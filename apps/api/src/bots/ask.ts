// Asking a bot for its move: a job in the transaction that leads there, run after a humane moment.
import type { LockedGame } from "@pithead/db";
import type { Service } from "../service.ts";
import { botFor } from "./level.ts";

/** The task's name. */
export const BOT_MOVE = "bot-move";

/** Behind every bot for which a person waits. */
const NOBODY_WAITS = 10;

/** A job still waiting for the same seat is replaced: whoever runs it looks where the game stands then. */
export function askBot({ botDelayMs }: Pick<Service, "botDelayMs">, locked: LockedGame, seat: number): Promise<void> {
  const gameId = locked.game.id;
  const runAt = new Date(Date.now() + botDelayMs);
  const priority = locked.players.some(({ playedBy }) => playedBy === null) ? 0 : NOBODY_WAITS;
  return locked.enqueue({ task: BOT_MOVE, payload: { gameId, seat }, key: `${BOT_MOVE}:${gameId}:${seat}`, runAt, priority });
}

/** Asks every bot anew that the game waits for: who else waits there has changed, and with it how soon they are thought for. @param locked its players as they are now */
export async function askBotsAgain(service: Pick<Service, "botDelayMs">, locked: LockedGame): Promise<void> {
  for (const player of locked.players)
    if (player.seat !== null && locked.game.toMove.includes(player.seat) && botFor(locked.game, player) !== null)
      await askBot(service, locked, player.seat);
}
