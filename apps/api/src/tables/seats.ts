// Who sits at a table before its game starts: sitting down, leaving, being removed, and starting.
import type { Table } from "@pithead/contracts";
import { type LockedGame, withLockedGame } from "@pithead/db";
import type { Ruleset } from "@pithead/engine";
import { holdEdition } from "../play/editions.ts";
import { startGame } from "../play/start.ts";
import { done, noSuchGame, type Outcome, refuse } from "../refusal.ts";
import type { Service } from "../service.ts";
import { newClientSeed } from "./create.ts";
import { findTable, tableOf } from "./stored-table.ts";

const NOT_OPEN = refuse({ kind: "conflict", detail: "The table is no longer open." });

/** `userId` sits down; the game starts when the last seat is taken. Who sits already stays as they are. */
export function sit(service: Service, userId: string, gameId: string, clientSeed: string = newClientSeed()): Promise<Outcome<Table>> {
  return change(service, gameId, async (locked) => {
    const { game, players } = locked;
    if (players.some((player) => player.userId === userId)) return done(undefined);
    if (game.status !== "open") return NOT_OPEN;
    if (players.length >= game.seats) return refuse({ kind: "conflict", detail: "Every seat is taken." });
    const isLast = players.length + 1 === game.seats;
    const held = isLast ? await holdEdition(locked) : done(undefined);
    if (!held.ok) return held;
    const joinIndex = (players.at(-1)?.joinIndex ?? -1) + 1;
    const player = await locked.tx.gamePlayer.create({ data: { gameId, userId, joinIndex, clientSeed } });
    const joined = { ...locked, players: [...players, player] };
    if (isLast) await startGame(service, joined, newestRules(service, game.game));
    else await tellTable(joined);
    return done(undefined);
  });
}

/** `userId` leaves an open table: an owner hands it to the next, the last one cancels it. */
export function leave(service: Service, userId: string, gameId: string): Promise<Outcome<Table>> {
  return change(service, gameId, (locked) => standUp(locked, userId));
}

/** The owner has another player leave an open table. */
export function removePlayer(service: Service, userId: string, gameId: string, playerId: string): Promise<Outcome<Table>> {
  return change(service, gameId, async (locked) => {
    if (locked.game.ownerId !== userId) return refuse({ kind: "not-the-owner", detail: "Only the table's owner may remove a player." });
    if (playerId === userId) return refuse({ kind: "conflict", detail: "The owner leaves the table instead." });
    return standUp(locked, playerId);
  });
}

/** The owner starts before every seat is taken. */
export function start(service: Service, userId: string, gameId: string): Promise<Outcome<Table>> {
  return change(service, gameId, async (locked) => {
    const { game, players } = locked;
    if (game.ownerId !== userId) return refuse({ kind: "not-the-owner", detail: "Only the table's owner may start the game." });
    if (game.status !== "open") return NOT_OPEN;
    const rules = newestRules(service, game.game);
    if (players.length < rules.seats.min) return refuse({ kind: "conflict", detail: `At least ${rules.seats.min} must sit.` });
    const held = await holdEdition(locked);
    if (held.ok) await startGame(service, locked, rules);
    return held;
  });
}

async function standUp(locked: LockedGame, userId: string): Promise<Outcome<undefined>> {
  const { tx, game, players } = locked;
  if (game.status !== "open") return NOT_OPEN;
  const staying = players.filter((player) => player.userId !== userId);
  if (staying.length === players.length) return refuse({ kind: "conflict", detail: "They do not sit at this table." });
  await tx.gamePlayer.delete({ where: { gameId_userId: { gameId: game.id, userId } } });
  const [next] = staying;
  if (next === undefined) await locked.summarise({ status: "cancelled" });
  else if (game.ownerId === userId) await locked.summarise({ ownerId: next.userId });
  await tellTable(locked);
  return done(undefined);
}

/** Changes a table under its lock and answers with it as it then is. */
async function change(
  service: Service,
  gameId: string,
  work: (locked: LockedGame) => Promise<Outcome<undefined>>,
): Promise<Outcome<Table>> {
  const changed = await withLockedGame(service.db, gameId, async (locked): Promise<Outcome<Table>> => {
    const outcome = await work(locked);
    if (!outcome.ok) return outcome;
    const stored = await findTable(locked.tx, gameId);
    return stored === null ? noSuchGame : done(tableOf(stored));
  });
  return changed ?? noSuchGame;
}

function tellTable({ tell, players }: LockedGame): Promise<void> {
  return tell({ kind: "table", seq: 0, users: players.map(({ userId }) => userId) });
}

function newestRules(service: Service, game: string): Ruleset {
  const rules = service.games.newestRulesetOf(game);
  if (rules === undefined) throw new Error(`The game ${game} is not known here.`);
  return rules;
}
