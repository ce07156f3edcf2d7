// Lists of tables: those that anybody may see, a page at a time, and a user's own.
import type { GameResult, MyGames, Table, TableList, TableStatus } from "@pithead/contracts";
import type { Database, Prisma } from "@pithead/db";
import { type StoredTable, tableOf, WITH_PLAYERS } from "./stored-table.ts";

/** How many finished games are listed as not yet seen, newest first. */
const MOST_UNSEEN = 50;

export interface Wanted {
  readonly status: TableStatus;
  readonly game?: string | undefined;
  /** A part of a player's name. */
  readonly player?: string | undefined;
  /** Only tables at which this user sits, listed or not. */
  readonly userId?: string | undefined;
  /** Only listed tables at which this user sits. */
  readonly user?: string | undefined;
  /** Only running ones with a seat that anybody may take over. */
  readonly offered?: "true" | undefined;
  /** Only those whose time, by which the list is in order, is not before `since`, and is before `before`. */
  readonly since?: string | undefined;
  readonly before?: string | undefined;
  /** Only those that went so for `userId`, else for `user`, else for `player`. */
  readonly result?: GameResult | undefined;
  readonly limit: number;
  readonly after?: string | undefined;
}

/** Tables, newest first. `next` of one page is `after` of the following: by key, so that new tables shift nothing. */
export async function listTables(db: Database, wanted: Wanted): Promise<TableList> {
  const { status, game, player, userId, user, offered, since, before, result, limit, after } = wanted;
  const time = status === "finished" ? "finishedAt" : "createdAt";
  const [millis, id] = after?.split("-") ?? [];
  const last = millis === undefined || id === undefined ? undefined : { at: new Date(Number(millis)), id };
  const stored = await db.game.findMany({
    where: {
      status,
      ...(game !== undefined && { game }),
      AND: [
        userId === undefined ? { visibility: "open" } : { players: { some: { userId } } },
        user === undefined ? {} : { players: { some: { userId: user } } },
        offered === undefined ? {} : { status: "running", players: { some: { offered: true } } },
        player === undefined ? {} : { players: { some: called(player) } },
        result === undefined ? {} : { players: { some: { ...whose(wanted), rank: result === "won" ? 1 : { gt: 1 } } } },
        since === undefined ? {} : { [time]: { gte: new Date(since) } },
        before === undefined ? {} : { [time]: { lt: new Date(before) } },
        last === undefined ? {} : { OR: [{ [time]: { lt: last.at } }, { [time]: last.at, id: { gt: last.id } }] },
      ],
    },
    orderBy: [{ [time]: "desc" }, { id: "asc" }],
    take: limit + 1,
    include: WITH_PLAYERS,
  });
  const page = stored.slice(0, limit);
  const end = page.at(-1);
  return { tables: page.map(tableOf), next: end !== undefined && stored.length > limit ? `${end[time]?.getTime()}-${end.id}` : null };
}

/** Signs that mean something in a pattern are only themselves. */
function called(player: string): Prisma.GamePlayerWhereInput {
  return { user: { name: { contains: player.replace(/[\\%_]/g, "\\$&"), mode: "insensitive" } } };
}

/** Of whom a result is asked. */
function whose({ userId, user, player }: Wanted): Prisma.GamePlayerWhereInput {
  const id = userId ?? user;
  if (id !== undefined) return { userId: id };
  return player === undefined ? {} : called(player);
}

/** The user's own games, in few queries whatever their number. */
export async function gamesOf(db: Database, userId: string): Promise<MyGames> {
  const unseen = await db.$queryRaw<{ id: string }[]>`
    select games.id from game_players join games on games.id = game_players.game_id
    where game_players.user_id = ${userId} and games.status = 'finished' and game_players.seen_seq < games.seq
    order by games.finished_at desc limit ${MOST_UNSEEN}`;
  const stored = await db.game.findMany({
    where: {
      OR: [{ id: { in: unseen.map(({ id }) => id) } }, { status: { in: ["open", "running"] }, players: { some: { userId } } }],
    },
    include: WITH_PLAYERS,
  });
  const isAsked = ({ players, toMove }: StoredTable) =>
    players.some(({ userId: id, seat, playedBy }) => id === userId && seat !== null && playedBy === null && toMove.includes(seat));
  const running = stored.filter(({ status }) => status === "running");
  return {
    yourMove: byTimeLeft(
      list(running.filter(isAsked), ({ waitingSince }) => waitingSince, "oldest"),
      userId,
    ),
    waiting: list(
      running.filter((table) => !isAsked(table)),
      ({ waitingSince }) => waitingSince,
      "newest",
    ),
    open: list(
      stored.filter(({ status }) => status === "open"),
      ({ createdAt }) => createdAt,
      "newest",
    ),
    finishedUnseen: list(
      stored.filter(({ status }) => status === "finished"),
      ({ finishedAt }) => finishedAt,
      "newest",
    ),
  };
}

/** Those with a clock first, by when it is up. */
function byTimeLeft(tables: Table[], userId: string): Table[] {
  const end = ({ players }: Table) => players.find((player) => player.userId === userId)?.clock?.deadline ?? "~";
  return tables.toSorted((a, b) => (end(a) === end(b) ? 0 : end(a) < end(b) ? -1 : 1));
}

function list(tables: StoredTable[], timeOf: (table: StoredTable) => Date | null, first: "oldest" | "newest"): Table[] {
  const sign = first === "oldest" ? 1 : -1;
  return tables.toSorted((a, b) => sign * ((timeOf(a)?.getTime() ?? 0) - (timeOf(b)?.getTime() ?? 0))).map(tableOf);
}
