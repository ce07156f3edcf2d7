// A bot plays on for a player who is away, until the player is back.
import type { BotLevel, Table } from "@pithead/contracts";
import type { LockedGame, LockedPlayer } from "@pithead/db";
import { done, type Outcome, refuse } from "../refusal.ts";
import type { Service } from "../service.ts";
import { changeTable } from "../tables/sitting.ts";
import { askBot } from "./ask.ts";

/** Who plays on for a player whom the others have waited for in vain. */
const SUBSTITUTE: BotLevel = "medium";
const DAY_MS = 24 * 3600 * 1000;

/** Has a bot play on in the asker's own seat. */
export function leaveToBot(service: Service, userId: string, gameId: string, level: BotLevel): Promise<Outcome<Table>> {
  return changeTable(service, gameId, (locked) => seatOf(locked, userId, (player) => letPlay(service, locked, player, level)));
}

/** The asker plays their own seat again. */
export function comeBack(service: Service, userId: string, gameId: string): Promise<Outcome<Table>> {
  return changeTable(service, gameId, (locked) =>
    seatOf(locked, userId, async (player) => {
      await playOneself(locked, player);
      return done(undefined);
    }),
  );
}

/** Has a bot play on for another player who was asked so long ago that nobody need wait any longer. */
export function replaceAbsent(service: Service, userId: string, gameId: string, seat: number): Promise<Outcome<Table>> {
  return changeTable(service, gameId, (locked) =>
    seatOf(locked, userId, async () => {
      const absent = locked.players.find((player) => player.seat === seat);
      if (absent === undefined) return refuse({ kind: "not-found", detail: `There is no seat ${seat} at this table.` });
      if (!isAbsent(service, locked.game, absent)) return refuse({ kind: "conflict", detail: "This player is not waited for that long." });
      return letPlay(service, locked, absent, SUBSTITUTE);
    }),
  );
}

/** Whether any opponent may have a bot play on for this player. */
export function isAbsent(
  { absentDays }: Service,
  { status, toMove, waitingSince }: Pick<LockedGame["game"], "status" | "toMove" | "waitingSince">,
  { seat, playedBy }: Pick<LockedPlayer, "seat" | "playedBy">,
): boolean {
  if (status !== "running" || seat === null || playedBy !== null || waitingSince === null || !toMove.includes(seat)) return false;
  return Date.now() - waitingSince.getTime() >= absentDays * DAY_MS;
}

/** The player is there: no bot moves for them any more. @returns the game with the player as they sit now */
export async function playOneself(locked: LockedGame, player: LockedPlayer): Promise<LockedGame> {
  if (player.playedBy === null) return locked;
  const players = await changePlayer(locked, player, { playedBy: null });
  if (player.seat !== null && locked.game.toMove.includes(player.seat)) await locked.summarise({ waitingSince: new Date() });
  return { ...locked, players };
}

async function letPlay(service: Service, locked: LockedGame, player: LockedPlayer, level: BotLevel): Promise<Outcome<undefined>> {
  if (player.user.bot !== null) return refuse({ kind: "conflict", detail: "A bot holds this seat." });
  // Help from a bot for one move is help: the game stays unrated when its player is back.
  if (locked.game.rated) await locked.summarise({ rated: false });
  await changePlayer(locked, player, { playedBy: level });
  if (player.seat !== null && locked.game.toMove.includes(player.seat)) await askBot(service, locked, player.seat);
  return done(undefined);
}

async function changePlayer(
  { tx, game, players, tell }: LockedGame,
  { userId }: LockedPlayer,
  change: Pick<LockedPlayer, "playedBy">,
): Promise<LockedPlayer[]> {
  await tx.gamePlayer.update({ where: { gameId_userId: { gameId: game.id, userId } }, data: change });
  await tell({ kind: "table", seq: game.seq, users: players.map((player) => player.userId) });
  return players.map((player) => (player.userId === userId ? { ...player, ...change } : player));
}

/** Does `work` for somebody who plays in a running game. */
async function seatOf(
  { game, players }: LockedGame,
  userId: string,
  work: (player: LockedPlayer) => Promise<Outcome<undefined>>,
): Promise<Outcome<undefined>> {
  const player = players.find((each) => each.userId === userId);
  if (player === undefined) return refuse({ kind: "not-your-seat", detail: "You do not sit at this table." });
  if (game.status !== "running") return refuse({ kind: "conflict", detail: "No game is being played at this table." });
  return work(player);
}
