// A table as the database holds it, and as the contract shows it.
import { Pace, type Table, TableOptions, type TablePlayer } from "@pithead/contracts";
import type { Database, Prisma } from "@pithead/db";

/** What every list and answer about tables is read with. */
export const WITH_PLAYERS = {
  players: {
    orderBy: [{ seat: "asc" }, { joinIndex: "asc" }],
    include: { user: { select: { name: true, email: true, bot: true, vacationUntil: true } } },
  },
} satisfies Prisma.GameInclude;

type ClockStored = Pick<StoredTable["players"][number], "clockLeft" | "clockSince" | "deadline">;

export type StoredTable = Prisma.GameGetPayload<{ include: typeof WITH_PLAYERS }>;

export function findTable(db: Pick<Database, "game">, id: string): Promise<StoredTable | null> {
  return db.game.findUnique({ where: { id }, include: WITH_PLAYERS });
}

function clockShown({ clockLeft, clockSince, deadline }: ClockStored): TablePlayer["clock"] {
  if (clockLeft === null) return null;
  return { left: clockLeft, since: clockSince?.toISOString() ?? null, deadline: deadline?.toISOString() ?? null };
}

export function tableOf(stored: StoredTable): Table {
  const { id, game, status, seats, visibility, description, ownerId, commitment, rated, atExpiry, vacations, reliability, seq, toMove } =
    stored;
  return {
    id,
    game,
    status,
    seats,
    options: TableOptions.parse(stored.options),
    visibility,
    description,
    ownerId,
    players: stored.players.map(({ userId, user, seat, playedBy, score, rank, ...player }) => ({
      userId,
      name: user.name ?? "",
      bot: user.bot,
      playedBy: user.bot === null ? playedBy : null,
      clock: clockShown(player),
      timeUpAt: player.timeUpAt?.toISOString() ?? null,
      vacationUntil: user.vacationUntil?.toISOString() ?? null,
      resigned: player.resignedAt !== null,
      offered: player.offered,
      wantsPause: player.wantsPause,
      mailed: user.email !== null && playedBy === null,
      seat,
      score,
      rank,
    })),
    commitment,
    rated,
    linkedTo: stored.linkedGameId === null ? null : { game: stored.linkedGameId, seq: stored.linkedSeq ?? 0 },
    pace: Pace.parse(stored.pace),
    atExpiry,
    vacations,
    reliability,
    pausedAt: stored.pausedAt?.toISOString() ?? null,
    seq,
    toMove,
    createdAt: stored.createdAt.toISOString(),
    startedAt: stored.startedAt?.toISOString() ?? null,
    lastMoveAt: stored.lastMoveAt?.toISOString() ?? null,
    finishedAt: stored.finishedAt?.toISOString() ?? null,
  };
}
