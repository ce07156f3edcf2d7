// A bot plays on for a player who is away, until the player is back.
import { timeOnReturn } from "@pithead/clocks";
import type { BotLevel, Table } from "@pithead/contracts";
import type { LockedGame, LockedPlayer } from "@pithead/db";
import { clockOf, keepPlayer, paceOf, running, standing, upToDate } from "../clocks/seat-clocks.ts";
import { announceTakenUp } from "../notices/announce.ts";
import { done, type Outcome, refuse } from "../refusal.ts";
import type { Service } from "../service.ts";
import { changeTable, tellTable } from "../tables/sitting.ts";
import { askBotsAgain } from "./ask.ts";
import { SUBSTITUTE } from "./level.ts";
import { unrate } from "./unrated.ts";

const DAY_MS = 24 * 3600 * 1000;

/** Has a bot play on in the asker's own seat. */
export function leaveToBot(service: Service, userId: string, gameId: string, level: BotLevel): Promise<Outcome<Table>> {
  return changeTable(service, gameId, (locked) =>
    seatOf(locked, userId, (player, current) => letPlay(service, current, player, { playedBy: level })),
  );
}

/** The asker plays their own seat again. */
export function comeBack(service: Service, userId: string, gameId: string): Promise<Outcome<Table>> {
  return changeTable(service, gameId, (locked) =>
    seatOf(locked, userId, async (player, current) => {
      if (player.resignedAt !== null) return refuse({ kind: "conflict", reason: { code: "resigned" }, detail: "You have resigned." });
      await askBotsAgain(service, await playOneself(current, player));
      if (player.playedBy !== null) await announceTakenUp(service, current, player);
      return done(undefined);
    }),
  );
}

/** Has a bot play on for another player who was asked so long ago that nobody need wait any longer. */
export function replaceAbsent(service: Service, userId: string, gameId: string, seat: number): Promise<Outcome<Table>> {
  return changeTable(service, gameId, (locked) =>
    seatOf(locked, userId, async (_, current) => {
      const absent = current.players.find((player) => player.seat === seat);
      if (absent === undefined) return refuse({ kind: "not-found", detail: `There is no seat ${seat} at this table.` });
      if (!isAbsent(service, current.game, absent))
        return refuse({ kind: "conflict", reason: { code: "not-absent" }, detail: "This player is not waited for that long." });
      return letPlay(service, current, absent, {});
    }),
  );
}

/** Whether any opponent may have a bot play on for this player. Where there is a clock, the clock says when. */
export function isAbsent(
  { absentDays, clock }: Pick<Service, "absentDays" | "clock">,
  { status, toMove, waitingSince, pace }: Pick<LockedGame["game"], "status" | "toMove" | "waitingSince" | "pace">,
  { seat, playedBy }: Pick<LockedPlayer, "seat" | "playedBy">,
): boolean {
  if (status !== "running" || seat === null || playedBy !== null || waitingSince === null || !toMove.includes(seat)) return false;
  return paceOf({ pace }) === undefined && clock.now().getTime() - waitingSince.getTime() >= absentDays * DAY_MS;
}

/** The player is there: no bot moves for them any more, and their clock counts. @returns the game with the player as they sit now */
export async function playOneself(locked: LockedGame, player: LockedPlayer): Promise<LockedGame> {
  if (player.playedBy === null) return locked;
  const isAsked = player.seat !== null && locked.game.toMove.includes(player.seat);
  const back = { ...player, playedBy: null };
  const pace = paceOf(locked.game);
  const clock = pace && { left: timeOnReturn(pace, clockOf(player).left), since: null };
  const shown = clock && isAsked ? running(locked, back, clock) : (clock ?? null);
  const players = withPlayer(locked, await keepPlayer(locked, player, shown, { playedBy: null, timeUpAt: null, offered: false }));
  if (isAsked) await locked.summarise({ waitingSince: locked.now });
  await tellTable(locked);
  return { ...locked, players };
}

type Leave = Partial<Pick<LockedPlayer, "playedBy" | "resignedAt" | "offered">>;

/** A bot plays on; the player's clock stands. @param locked its players' clocks up to date */
export async function letPlay(service: Service, locked: LockedGame, player: LockedPlayer, leave: Leave): Promise<Outcome<undefined>> {
  if (player.user.bot !== null) return refuse({ kind: "conflict", reason: { code: "bot-seat" }, detail: "A bot holds this seat." });
  await unrate(locked);
  const left = await keepPlayer(locked, player, standing(locked, clockOf(player)), { playedBy: SUBSTITUTE, timeUpAt: null, ...leave });
  await tellTable(locked);
  await askBotsAgain(service, { ...locked, players: withPlayer(locked, left) });
  return done(undefined);
}

function withPlayer({ players }: LockedGame, changed: LockedPlayer): LockedPlayer[] {
  return players.map((player) => (player.userId === changed.userId ? changed : player));
}

/** Does `work` for somebody who plays in a running game, with all clocks up to date. */
async function seatOf(
  locked: LockedGame,
  userId: string,
  work: (player: LockedPlayer, current: LockedGame) => Promise<Outcome<undefined>>,
): Promise<Outcome<undefined>> {
  if (!locked.players.some((each) => each.userId === userId))
    return refuse({ kind: "not-your-seat", detail: "You do not sit at this table." });
  if (locked.game.status !== "running")
    return refuse({ kind: "conflict", reason: { code: "not-running" }, detail: "No game is being played at this table." });
  const players = await upToDate(locked);
  const player = players.find((each) => each.userId === userId);
  return player === undefined
    ? refuse({ kind: "not-your-seat", detail: "You do not sit at this table." })
    : work(player, { ...locked, players });
}
