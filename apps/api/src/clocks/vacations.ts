// Vacations, by hand and by themselves: begun and ended under the user's lock, and then told to the clocks of every game.
import { longestVacation, timeKept, vacationLeft } from "@pithead/clocks";
import type { VacationState } from "@pithead/contracts";
import { holdLock, type LockedGame, type LockedPlayer, type Transaction, withLockedGame } from "@pithead/db";
import { done, type Outcome, refuse } from "../refusal.ts";
import type { Service } from "../service.ts";
import { tellTable } from "../tables/sitting.ts";
import { paceOf, upToDate } from "./seat-clocks.ts";

export async function vacationOf({ db, clock }: Service, userId: string): Promise<VacationState> {
  const now = clock.now();
  const user = await db.user.findUniqueOrThrow({ where: { id: userId }, include: { vacations: { orderBy: { from: "asc" } } } });
  const taken = user.vacations.map(spanOf);
  const last = user.vacations.at(-1);
  return {
    automatic: user.autoVacation,
    current: last && last.until > now ? { until: last.until.toISOString(), automatic: last.automatic } : null,
    left: vacationLeft(taken, now.getTime()),
    longest: new Date(longestVacation(taken, now.getTime())).toISOString(),
  };
}

/** Begins one now. */
export async function beginVacation(service: Service, userId: string, until: Date): Promise<Outcome<VacationState>> {
  const now = service.clock.now();
  if (until <= now) return refuse({ kind: "malformed", field: "until", detail: "is past" });
  const begun = await service.db.$transaction(async (tx): Promise<Outcome<undefined>> => {
    const longest = await longestNow(tx, userId, now);
    if (longest === undefined) return refuse({ kind: "conflict", reason: { code: "on-vacation" }, detail: "You are on vacation already." });
    if (until > longest)
      return refuse({ kind: "malformed", field: "until", detail: `your vacation may last until ${longest.toISOString()} at most` });
    await keepVacation(tx, { userId, from: now, until, automatic: false });
    return done(undefined);
  });
  if (!begun.ok) return begun;
  await settleVacations(service);
  return done(await vacationOf(service, userId));
}

export async function endVacation(service: Service, userId: string): Promise<VacationState> {
  await service.db.$transaction((tx) => endIn(tx, userId, service.clock.now(), false));
  await settleVacations(service);
  return vacationOf(service, userId);
}

/** Whoever moves is back from a vacation that began by itself. The clocks of other games learn of it within moments. */
export async function backByMoving({ tx, now }: LockedGame, { userId, user }: LockedPlayer): Promise<Date | null> {
  if (user.vacationUntil === null || user.vacationUntil <= now) return user.vacationUntil;
  return (await endIn(tx, userId, now, true)) ? now : user.vacationUntil;
}

/** Begins a vacation for a player who wants that, just before the time is up. @returns whether it began */
export async function beginByItself(locked: LockedGame, seat: number): Promise<boolean> {
  const { tx, game, now } = locked;
  const pace = paceOf(game);
  const player = (await upToDate(locked)).find((each) => each.seat === seat);
  if (pace === undefined || player?.deadline == null || !game.vacations || !player.user.autoVacation) return false;
  if (player.deadline <= now || player.deadline.getTime() - now.getTime() > timeKept(pace)) return false;
  const until = await longestNow(tx, player.userId, now);
  if (until === undefined || until <= now) return false;
  await keepVacation(tx, { userId: player.userId, from: now, until, automatic: true });
  await upToDate({ ...locked, players: locked.players.map((each) => (each.seat === seat ? withVacation(player, until) : each)) });
  await tellTable(locked);
  return true;
}

/** Tells the clocks of every game of vacations that began or ended. Again for what another process has not finished. */
export async function settleVacations(service: Service): Promise<void> {
  const { db } = service;
  for (const { id, userId, until } of await db.vacation.findMany({ where: { settled: false }, orderBy: { from: "asc" }, take: 100 })) {
    const games = await db.gamePlayer.findMany({
      where: { userId, clockSince: { not: null }, game: { status: "running", vacations: true } },
      select: { gameId: true },
    });
    for (const { gameId } of games) {
      await withLockedGame(service, gameId, async (locked) => {
        await upToDate(locked);
        await tellTable(locked);
      });
    }
    await db.vacation.updateMany({ where: { id, until }, data: { settled: true } });
  }
}

/** Until when one that begins now may last; undefined while there is one. Nobody else changes the user's vacations until the transaction ends. */
async function longestNow(tx: Transaction, userId: string, now: Date): Promise<Date | undefined> {
  await holdLock(tx, `vacations of ${userId}`);
  const taken = await tx.vacation.findMany({ where: { userId } });
  return taken.some(({ until }) => until > now) ? undefined : new Date(longestVacation(taken.map(spanOf), now.getTime()));
}

async function keepVacation(tx: Transaction, vacation: { userId: string; from: Date; until: Date; automatic: boolean }): Promise<void> {
  await tx.vacation.create({ data: vacation });
  await tx.user.update({ where: { id: vacation.userId }, data: { vacationUntil: vacation.until } });
}

async function endIn(tx: Transaction, userId: string, now: Date, onlyAutomatic: boolean): Promise<boolean> {
  await holdLock(tx, `vacations of ${userId}`);
  const { count } = await tx.vacation.updateMany({
    where: { userId, until: { gt: now }, ...(onlyAutomatic && { automatic: true }) },
    data: { until: now, settled: false },
  });
  if (count > 0) await tx.user.update({ where: { id: userId }, data: { vacationUntil: now } });
  return count > 0;
}

function spanOf({ from, until }: { from: Date; until: Date }): { from: number; until: number } {
  return { from: from.getTime(), until: until.getTime() };
}

function withVacation(player: LockedPlayer, vacationUntil: Date): LockedPlayer {
  return { ...player, user: { ...player.user, vacationUntil } };
}
