// The event store: one locked game within one transaction on one connection. What is told or enqueued happens at the commit or not at all.
import type { Game, GameEvent, GamePlayer, Prisma, User } from "../generated/client.ts";
import { hashOf, type LogRow, type Typed } from "./chain.ts";
import type { Database, Transaction } from "./database.ts";
import { addJob, type Job } from "./jobs.ts";
import { type GameNews, tell } from "./news.ts";

/** A row to append; null seat and key are the host's. `auto`: who made the seat's move in its player's stead, if anybody did. */
export type NewRow = Pick<LogRow, "seat" | "command" | "events" | "key"> & Partial<Pick<LogRow, "auto">>;

/** Who sits; a bot has its level as a user. */
export type LockedPlayer = GamePlayer & { readonly user: Pick<User, "bot" | "vacationUntil" | "autoVacation"> };

/** What is read of a player's user under the lock. */
export const LOCKED_USER = { bot: true, vacationUntil: true, autoVacation: true } as const;

/** The database, and the clock by which it is written. */
export interface Store {
  readonly db: Database;
  readonly clock: { now(): Date };
}

/** A game that nobody else can change until the transaction ends. */
export interface LockedGame {
  readonly tx: Transaction;
  /** When it was locked: all that happens under the lock happens then. */
  readonly now: Date;
  readonly game: Game;
  /** In join order. */
  readonly players: readonly LockedPlayer[];
  /** The whole log, those just appended included. */
  readonly rows: readonly LogRow[];
  append(row: NewRow): Promise<LogRow>;
  /** Changes the game's summary, which lists are made of. */
  summarise(change: Prisma.GameUncheckedUpdateInput): Promise<void>;
  enqueue(job: Job): Promise<void>;
  tell(news: Omit<GameNews, "game">): Promise<void>;
}

/**
 * Locks a game and runs `work` on it; an error that `work` throws undoes everything it did.
 * @returns what `work` returns, or undefined when there is no such game.
 */
export function withLockedGame<T>({ db, clock }: Store, gameId: string, work: (locked: LockedGame) => Promise<T>): Promise<T | undefined> {
  return db.$transaction(async (tx) => {
    const locked = await lockGame(tx, clock, gameId);
    return locked && work(locked);
  });
}

/** Locks a game until the transaction ends; undefined when there is no such game. */
export async function lockGame(tx: Transaction, clock: Store["clock"], gameId: string): Promise<LockedGame | undefined> {
  await tx.$queryRaw`select 1 from games where id = ${gameId} for update`;
  const now = clock.now();
  const found = await tx.game.findUnique({
    where: { id: gameId },
    include: { players: { orderBy: { joinIndex: "asc" }, include: { user: { select: LOCKED_USER } } } },
  });
  if (found === null) return undefined;
  const { players, ...game } = found;
  const rows = await readRows(tx, gameId);
  return {
    tx,
    now,
    game,
    players,
    rows,
    append: async (row) => {
      const previous = rows.at(-1);
      const stamped = { seq: (previous?.seq ?? -1) + 1, at: now, auto: null, ...row };
      const appended: LogRow = { ...stamped, hash: hashOf(previous?.hash, gameId, stamped) };
      await tx.gameEvent.create({ data: { gameId, ...appended, command: toJson(row.command), events: toJson(row.events) } });
      rows.push(appended);
      return appended;
    },
    summarise: async (change) => {
      await tx.game.update({ where: { id: gameId }, data: change });
    },
    enqueue: (job) => addJob(tx, job),
    tell: (news) => tell(tx, { game: gameId, ...news }),
  };
}

/** The log of a game from seq 0, or up to and with `last`. @throws Error when a row is not as the store wrote it. */
export async function readRows(db: Pick<Transaction, "gameEvent">, gameId: string, last?: number): Promise<LogRow[]> {
  const rows = await db.gameEvent.findMany({
    where: { gameId, ...(last !== undefined && { seq: { lte: last } }) },
    orderBy: { seq: "asc" },
  });
  return rows.map(toLogRow);
}

/** The rows of a game up to the first that is not as the store writes them, and the seq of that one. */
export async function readSoundRows(
  db: Pick<Transaction, "gameEvent">,
  gameId: string,
): Promise<{ rows: LogRow[]; damaged: number | undefined }> {
  const stored = await db.gameEvent.findMany({ where: { gameId }, orderBy: { seq: "asc" } });
  const first = stored.findIndex((row) => !isSound(row));
  return { rows: (first < 0 ? stored : stored.slice(0, first)).map(toLogRow), damaged: stored[first]?.seq };
}

function toLogRow({ gameId, seq, seat, command, events, at, key, auto, hash }: GameEvent): LogRow {
  if (!isTyped(command) || !areTyped(events)) throw new Error(`Row ${seq} of game ${gameId} is damaged.`);
  return { seq, seat, command, events, at, key, auto, hash };
}

function isSound({ command, events }: GameEvent): boolean {
  return isTyped(command) && areTyped(events);
}

function areTyped(events: unknown): events is Typed[] {
  return Array.isArray(events) && events.every(isTyped);
}

function isTyped(value: unknown): value is Typed {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** What the database will hold: the same text that the hash is taken of, read again. */
function toJson(value: object): Prisma.InputJsonValue {
  return JSON.parse(JSON.stringify(value));
}
