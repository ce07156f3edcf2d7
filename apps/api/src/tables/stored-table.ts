// A table as the database holds it, and as the contract shows it.
import { type Table, TableOptions } from "@pithead/contracts";
import type { Database, Prisma } from "@pithead/db";

/** What every list and answer about tables is read with. */
export const WITH_PLAYERS = {
  players: { orderBy: [{ seat: "asc" }, { joinIndex: "asc" }], include: { user: { select: { name: true, email: true, bot: true } } } },
} satisfies Prisma.GameInclude;

export type StoredTable = Prisma.GameGetPayload<{ include: typeof WITH_PLAYERS }>;

export function findTable(db: Pick<Database, "game">, id: string): Promise<StoredTable | null> {
  return db.game.findUnique({ where: { id }, include: WITH_PLAYERS });
}

export function tableOf(stored: StoredTable): Table {
  const { id, game, status, seats, visibility, description, ownerId, commitment, rated, seq, toMove } = stored;
  return {
    id,
    game,
    status,
    seats,
    options: TableOptions.parse(stored.options),
    visibility,
    description,
    ownerId,
    players: stored.players.map(({ userId, user, seat, playedBy, score, rank }) => ({
      userId,
      name: user.name ?? "",
      bot: user.bot,
      playedBy: user.bot === null ? playedBy : null,
      mailed: user.email !== null && playedBy === null,
      seat,
      score,
      rank,
    })),
    commitment,
    rated,
    linkedTo: stored.linkedGameId === null ? null : { game: stored.linkedGameId, seq: stored.linkedSeq ?? 0 },
    seq,
    toMove,
    createdAt: stored.createdAt.toISOString(),
    startedAt: stored.startedAt?.toISOString() ?? null,
    lastMoveAt: stored.lastMoveAt?.toISOString() ?? null,
    finishedAt: stored.finishedAt?.toISOString() ?? null,
  };
}
