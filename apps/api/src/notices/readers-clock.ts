// The clock of whoever reads a notice, by which reminders are due: when it shows so much, however long it rests before.
import { type SeatClock, whenLeft } from "@pithead/clocks";
import type { GamePlayer, Transaction } from "@pithead/db";
import { clockOf, paceOf } from "../clocks/seat-clocks.ts";

export interface ReadersClock extends SeatClock {
  /** Null at a table without clocks. */
  readonly pace: ReturnType<typeof paceOf> | null;
  /** Null while it stands. */
  readonly deadline: Date | null;
}

const NONE: ReadersClock = { left: 0, since: null, pace: null, deadline: null };

export function readersClock(
  game: { readonly pace: unknown },
  player: Pick<GamePlayer, "clockLeft" | "clockSince" | "deadline">,
): ReadersClock {
  return { ...clockOf(player), pace: paceOf(game) ?? null, deadline: player.deadline };
}

/** By user, of those who sit at a game. */
export async function readersClocks(tx: Pick<Transaction, "game">, gameId: string): Promise<(userId: string) => ReadersClock> {
  const game = await tx.game.findUnique({ where: { id: gameId }, select: { pace: true, players: true } });
  return (userId) => {
    const player = game?.players.find((each) => each.userId === userId);
    return game === null || player === undefined ? NONE : readersClock(game, player);
  };
}

/** When a reminder is due; null while the clock stands. */
export function reminderTime({ pace, ...clock }: ReadersClock, dueLeft: number): Date | null {
  const at = pace ? whenLeft(pace, clock, dueLeft) : null;
  return at === null ? null : new Date(at);
}
