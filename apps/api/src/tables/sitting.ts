// Sitting down at an open table, by whatever way: under its lock, and with the start when the last seat is taken.
import { randomBytes } from "node:crypto";
import type { Table } from "@pithead/contracts";
import { LOCKED_USER, type LockedGame, type LockedPlayer, type Transaction, withLockedGame } from "@pithead/db";
import type { Ruleset } from "@pithead/engine";
import { holdEdition } from "../play/editions.ts";
import { startGame } from "../play/start.ts";
import { done, noSuchGame, type Outcome, refuse } from "../refusal.ts";
import type { Service } from "../service.ts";
import { roomForBots } from "./bot-limit.ts";
import { findTable, tableOf } from "./stored-table.ts";

export const NOT_OPEN = refuse({ kind: "conflict", reason: { code: "not-open" }, detail: "The table is no longer open." });

/** Who is to sit; bots with their level. */
export type Newcomer = Pick<LockedPlayer, "userId" | "clientSeed"> & Partial<Pick<LockedPlayer, "playedBy">>;

/** Seats the newcomers in their order; the game starts when the last seat is taken. A refusal leaves everything as it is. */
export async function sitDown(service: Service, locked: LockedGame, newcomers: readonly Newcomer[]): Promise<Outcome<undefined>> {
  const { tx, game, players } = locked;
  if (game.status !== "open") return NOT_OPEN;
  const sitting = players.length + newcomers.length;
  if (sitting > game.seats) return refuse({ kind: "conflict", reason: { code: "seats-taken" }, detail: "Every seat is taken." });
  const hasBots = players.some(({ user }) => user.bot !== null) || newcomers.some(({ playedBy = null }) => playedBy !== null);
  const may = sitting === game.seats ? await mayStart(tx, game, hasBots) : done(undefined);
  if (!may.ok) return may;
  const joined = [...players];
  for (const newcomer of newcomers) {
    const data = { gameId: game.id, joinIndex: (joined.at(-1)?.joinIndex ?? -1) + 1, ...newcomer };
    joined.push(await tx.gamePlayer.create({ data, include: { user: { select: LOCKED_USER } } }));
  }
  const table = { ...locked, players: joined };
  if (sitting < game.seats) await tellTable(table);
  else await startGame(service, table, newestRules(service, game.game));
  return done(undefined);
}

/** Refuses a start for want of the table's edition, or of room for one more game with bots. */
export async function mayStart(tx: Transaction, game: LockedGame["game"], hasBots: boolean): Promise<Outcome<undefined>> {
  const room = hasBots ? await roomForBots(tx, game.ownerId) : done(undefined);
  return room.ok ? holdEdition(tx, game) : room;
}

/** Changes a table under its lock and answers with it as it then is. */
export async function changeTable(
  service: Service,
  gameId: string,
  work: (locked: LockedGame) => Promise<Outcome<undefined>>,
): Promise<Outcome<Table>> {
  const changed = await withLockedGame(service, gameId, async (locked): Promise<Outcome<Table>> => {
    const outcome = await work(locked);
    if (!outcome.ok) return outcome;
    const stored = await findTable(locked.tx, gameId);
    return stored === null ? noSuchGame : done(tableOf(stored));
  });
  return changed ?? noSuchGame;
}

export function tellTable({ tell, game, players }: LockedGame): Promise<void> {
  return tell({ kind: "table", seq: game.seq, users: players.map(({ userId }) => userId) });
}

export function newestRules(service: Service, game: string): Ruleset {
  const rules = service.games.newestRulesetOf(game);
  if (rules === undefined) throw new Error(`The game ${game} is not known here.`);
  return rules;
}

/** The seed of somebody who gave none: the page fills one in, so this serves other clients. */
export function newClientSeed(): string {
  return randomBytes(16).toString("hex");
}
