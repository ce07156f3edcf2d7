// After the log has grown: the clocks of those who answered stop, and those of who is asked now start.
import { timeAfterTurn, timeAtFirst, timeOnReturn } from "@pithead/clocks";
import type { LockedGame, LockedPlayer, LogRow } from "@pithead/db";
import { clockOf, keepPlayer, paceOf, running, standing, upToDate } from "./seat-clocks.ts";

/**
 * Passes the clocks on. Moves that the host made for a seat cost nothing and add nothing.
 * @param toMove who is asked now; nobody once the game is over @returns the players as they then are
 */
export async function passClocks(locked: LockedGame, players: readonly LockedPlayer[], toMove: readonly number[]): Promise<LockedPlayer[]> {
  const { game, rows } = locked;
  if (paceOf(game) === undefined) return [...players];
  const grown = rows.filter(({ seq }) => game.startedAt === null || seq > game.seq);
  const current = await upToDate(locked, players);
  const passed: LockedPlayer[] = [];
  for (const player of current) passed.push(player.seat === null ? player : await passOne(locked, player, player.seat, grown, toMove));
  return passed;
}

async function passOne(
  locked: LockedGame,
  player: LockedPlayer,
  seat: number,
  grown: readonly LogRow[],
  toMove: readonly number[],
): Promise<LockedPlayer> {
  const { game } = locked;
  const pace = paceOf(game);
  if (pace === undefined || player.user.bot !== null) return player;
  const [wasAsked, isAsked] = [game.toMove.includes(seat), toMove.includes(seat)];
  const first = grown.findIndex((row) => row.seat === seat);
  const hasAnswered = wasAsked && first >= 0;
  if (wasAsked && isAsked && !hasAnswered) return player;

  // A turn of several moves is one turn: until another seat moves.
  const isTurnOver =
    hasAnswered && (pace.kind === "each" || !isAsked || grown.slice(first).some((row) => row.seat !== null && row.seat !== seat));
  const shown = player.clockLeft === null ? { left: timeAtFirst(pace), since: null } : standing(locked, clockOf(player));
  const isOwn = hasAnswered && grown[first]?.auto === null;
  const clock = { left: timeLeft(), since: null };
  const isInTime = isOwn && player.timeUpAt === null && (player.deadline === null || player.deadline >= locked.now);
  return keepPlayer(locked, player, isAsked ? running(locked, player, clock) : clock, {
    // A bot that makes the move in time's stead makes the whole turn.
    timeUpAt: isTurnOver || isOwn || !isAsked ? null : player.timeUpAt,
    inTime: player.inTime + (isInTime ? 1 : 0),
  });

  function timeLeft(): number {
    if (pace === undefined) return 0;
    if (isTurnOver) return timeAfterTurn(pace, shown.left);
    // Who comes late and is in the middle of their turn is back, and shall be able to end it.
    if (isOwn && player.timeUpAt !== null) return timeOnReturn(pace, shown.left);
    return pace.kind === "each" && !wasAsked ? timeAtFirst(pace) : shown.left;
  }
}
