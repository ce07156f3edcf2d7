// The clocks of a locked game as they are stored, and brought up to what has happened meanwhile: outages, vacations.
import { awake, deadlineOf, rested, type SeatClock, started, stopped, type Timed } from "@pithead/clocks";
import { Pace } from "@pithead/contracts";
import type { LockedGame, LockedPlayer } from "@pithead/db";
import { lookAgain } from "../notices/rows.ts";

/** The pace of a table with clocks; undefined where there are none. */
export function paceOf({ pace }: { readonly pace: unknown }): Timed | undefined {
  const parsed = Pace.parse(pace);
  return parsed.kind === "none" ? undefined : parsed;
}

export function clockOf({ clockLeft, clockSince }: Pick<LockedPlayer, "clockLeft" | "clockSince">): SeatClock {
  return { left: clockLeft ?? 0, since: clockSince?.getTime() ?? null };
}

type Change = Partial<Pick<LockedPlayer, "timeUpAt" | "inTime" | "timeouts" | "playedBy" | "resignedAt" | "offered" | "wantsPause">>;

/** Writes the player's clock with its deadline, and what changes with it. @returns the player as they then are */
export async function keepPlayer(
  { tx, game }: LockedGame,
  player: LockedPlayer,
  clock: SeatClock | null,
  change: Change = {},
): Promise<LockedPlayer> {
  const pace = paceOf(game);
  const kept = pace && clock && { ...clock, deadline: deadlineOf(pace, clock) };
  const data = {
    ...change,
    ...(kept && {
      clockLeft: kept.left,
      clockSince: kept.since === null ? null : new Date(kept.since),
      deadline: kept.deadline === null ? null : new Date(kept.deadline),
    }),
  };
  if (isAsItWas(player, data)) return player;
  await tx.gamePlayer.update({ where: { gameId_userId: { gameId: game.id, userId: player.userId } }, data });
  return { ...player, ...data };
}

/** A clock that counts from now on: from the end of the vacation where the player is on one, and not at all while the table pauses or a bot plays. */
export function running({ game, now }: LockedGame, { playedBy, user }: LockedPlayer, clock: SeatClock): SeatClock {
  if (game.pausedAt !== null || playedBy !== null) return { left: clock.left, since: null };
  const rests = game.vacations ? (user.vacationUntil?.getTime() ?? 0) : 0;
  return started(clock, Math.max(now.getTime(), rests));
}

/** A clock that stands from now on. */
export function standing({ game, now }: LockedGame, clock: SeatClock): SeatClock {
  const pace = paceOf(game);
  return pace === undefined ? clock : stopped(pace, clock, now.getTime());
}

/** Takes everything into account that no clock of this game knows of yet. Before clocks are read or changed, always. */
export async function upToDate(locked: LockedGame, players: readonly LockedPlayer[] = locked.players): Promise<LockedPlayer[]> {
  const { tx, game, now } = locked;
  const pace = paceOf(game);
  if (pace === undefined || game.status !== "running") return [...players];
  const outages = await tx.outage.findMany({ where: { id: { gt: game.outage } }, orderBy: { id: "asc" } });
  const vacations = game.vacations ? await newestVacations(locked, players) : new Map<string, never>();
  const current: LockedPlayer[] = [];
  for (const player of players) {
    let clock = clockOf(player);
    for (const { from, until } of outages) clock = rested(pace, clock, from.getTime(), until.getTime());
    const vacation = vacations.get(player.userId);
    if (vacation !== undefined) {
      clock = rested(pace, clock, vacation.from, vacation.until);
      // It was to last longer, and has been ended.
      if (clock.since !== null && clock.since > now.getTime()) {
        clock = awake(clock, vacation.until);
        await lookAgain(tx, player, now);
      }
    }
    current.push(await keepPlayer(locked, player, clock));
  }
  const newest = outages.at(-1);
  if (newest !== undefined) await locked.summarise({ outage: newest.id });
  return current;
}

async function newestVacations(
  { tx }: LockedGame,
  players: readonly LockedPlayer[],
): Promise<Map<string, { from: number; until: number }>> {
  const userIds = players.filter(({ clockSince, user }) => clockSince !== null && user.vacationUntil !== null).map(({ userId }) => userId);
  if (userIds.length === 0) return new Map();
  const found = await tx.vacation.findMany({ where: { userId: { in: userIds } }, orderBy: { from: "asc" } });
  return new Map(found.map(({ userId, from, until }) => [userId, { from: from.getTime(), until: until.getTime() }]));
}

function isAsItWas(player: LockedPlayer, data: Partial<LockedPlayer>): boolean {
  const before: Partial<Record<string, unknown>> = player;
  return Object.entries(data).every(([field, value]) => {
    const was = before[field];
    return was instanceof Date && value instanceof Date ? was.getTime() === value.getTime() : was === value;
  });
}
