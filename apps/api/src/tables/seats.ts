// Who sits at a table before its game starts: sitting down, leaving, being removed, and starting.
import type { Table } from "@pithead/contracts";
import type { LockedGame } from "@pithead/db";
import { isReliableFor } from "../clocks/reliability.ts";
import { startGame } from "../play/start.ts";
import { done, type Outcome, refuse } from "../refusal.ts";
import type { Service } from "../service.ts";
import { changeTable, mayStart, NOT_OPEN, newClientSeed, newestRules, sitDown, tellTable } from "./sitting.ts";

/** `userId` sits down; the game starts when the last seat is taken. Who sits already stays as they are. */
export function sit(service: Service, userId: string, gameId: string, clientSeed: string = newClientSeed()): Promise<Outcome<Table>> {
  return changeTable(service, gameId, async (locked) => {
    if (locked.players.some((player) => player.userId === userId)) return done(undefined);
    const reliable = await isReliableFor(locked.tx, userId, locked.game);
    return reliable.ok ? sitDown(service, locked, [{ userId, clientSeed }]) : reliable;
  });
}

/** `userId` leaves an open table: an owner hands it to the next, the last person cancels it. */
export function leave(service: Service, userId: string, gameId: string): Promise<Outcome<Table>> {
  return changeTable(service, gameId, (locked) => standUp(locked, userId));
}

/** The owner has another player leave an open table. */
export function removePlayer(service: Service, userId: string, gameId: string, playerId: string): Promise<Outcome<Table>> {
  return changeTable(service, gameId, async (locked) => {
    if (locked.game.ownerId !== userId) return refuse({ kind: "not-the-owner", detail: "Only the table's owner may remove a player." });
    if (playerId === userId)
      return refuse({ kind: "conflict", reason: { code: "owner-leaves" }, detail: "The owner leaves the table instead." });
    return standUp(locked, playerId);
  });
}

/** The owner starts before every seat is taken. */
export function start(service: Service, userId: string, gameId: string): Promise<Outcome<Table>> {
  return changeTable(service, gameId, async (locked) => {
    const { tx, game, players } = locked;
    if (game.ownerId !== userId) return refuse({ kind: "not-the-owner", detail: "Only the table's owner may start the game." });
    if (game.status !== "open") return NOT_OPEN;
    const rules = newestRules(service, game.game);
    if (players.length < rules.seats.min)
      return refuse({
        kind: "conflict",
        reason: { code: "few-players", count: rules.seats.min },
        detail: `At least ${rules.seats.min} must sit.`,
      });
    const may = await mayStart(
      tx,
      game,
      players.some(({ user }) => user.bot !== null),
    );
    if (may.ok) await startGame(service, locked, rules);
    return may;
  });
}

async function standUp(locked: LockedGame, userId: string): Promise<Outcome<undefined>> {
  const { tx, game, players } = locked;
  if (game.status !== "open") return NOT_OPEN;
  const staying = players.filter((player) => player.userId !== userId);
  if (staying.length === players.length)
    return refuse({ kind: "conflict", reason: { code: "sits-not-here" }, detail: "They do not sit at this table." });
  await tx.gamePlayer.delete({ where: { gameId_userId: { gameId: game.id, userId } } });
  const next = staying.find(({ user }) => user.bot === null);
  if (next === undefined) await locked.summarise({ status: "cancelled" });
  else if (game.ownerId === userId) await locked.summarise({ ownerId: next.userId });
  await tellTable(locked);
  return done(undefined);
}
