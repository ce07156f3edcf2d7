// The clock of whoever reads a notice, by which reminders are due: when it shows so much, however long it rests before.
import { deadlineOf, rested, type SeatClock, whenLeft } from "@pithead/clocks";
import type { GamePlayer, Transaction } from "@pithead/db";
import { clockOf, paceOf } from "../clocks/seat-clocks.ts";

export interface ReadersClock extends SeatClock {
  /** Null at a table without clocks. */
  readonly pace: ReturnType<typeof paceOf> | null;
  /** Null while it stands. */
  readonly deadline: Date | null;
}

export interface OutageKept {
  readonly id: number;
  readonly from: Date;
  readonly until: Date;
}

const NONE: ReadersClock = { left: 0, since: null, pace: null, deadline: null };

/** @param outages those that the game's clocks may not know of yet */
export function readersClock(
  game: { readonly pace: unknown; readonly outage: number },
  player: Pick<GamePlayer, "clockLeft" | "clockSince" | "deadline">,
  outages: readonly OutageKept[],
): ReadersClock {
  const pace = paceOf(game);
  const unknown = outages.filter(({ id }) => id > game.outage);
  if (pace === undefined || unknown.length === 0) return { ...clockOf(player), pace: pace ?? null, deadline: player.deadline };
  const clock = unknown.reduce((kept, { from, until }) => rested(pace, kept, from.getTime(), until.getTime()), clockOf(player));
  const deadline = deadlineOf(pace, clock);
  return { ...clock, pace, deadline: deadline === null ? null : new Date(deadline) };
}

/** By user, of those who sit at a locked game, whose clocks are up to date. */
export async function readersClocks(tx: Pick<Transaction, "game">, gameId: string): Promise<(userId: string) => ReadersClock> {
  const game = await tx.game.findUnique({ where: { id: gameId }, select: { pace: true, outage: true, players: true } });
  return (userId) => {
    const player = game?.players.find((each) => each.userId === userId);
    return game === null || player === undefined ? NONE : readersClock(game, player, []);
  };
}

/** When a reminder is due; null while the clock stands. */
export function reminderTime({ pace, ...clock }: ReadersClock, dueLeft: number): Date | null {
  const at = pace ? whenLeft(pace, clock, dueLeft) : null;
  return at === null ? null : new Date(at);
}
