// A user's ledger: every notice of theirs, with what became of it.
import { type Ledger, LedgerEntry } from "@pithead/contracts";
import type { Database } from "@pithead/db";

const PAGE = 50;

/** @param before the instant after which no notice is listed: the `next` of the page before. */
export async function ledgerOf(db: Database, userId: string, before: Date | undefined): Promise<Ledger> {
  const rows = await db.notice.findMany({
    where: { userId, ...(before && { causedAt: { lt: before } }) },
    orderBy: [{ causedAt: "desc" }, { gameId: "asc" }, { kind: "asc" }, { channel: "asc" }],
    take: PAGE,
    include: {
      game: { select: { game: true, players: { select: { userId: true, user: { select: { name: true } } }, orderBy: { seat: "asc" } } } },
    },
  });
  const entries = rows.map(({ game, nextAt, sentAt, causedAt, dueAt, state, mergedGame, ...row }) =>
    LedgerEntry.parse({
      ...row,
      game: game.game,
      others: game.players.filter((player) => player.userId !== userId).map(({ user }) => user.name ?? ""),
      state,
      causedAt: causedAt.toISOString(),
      dueAt: dueAt.toISOString(),
      nextAt: state === "due" ? nextAt.toISOString() : null,
      sentAt: sentAt?.toISOString() ?? null,
      mergedInto: mergedGame,
    }),
  );
  return { entries, next: rows.length < PAGE ? null : (rows.at(-1)?.causedAt.toISOString() ?? null) };
}
