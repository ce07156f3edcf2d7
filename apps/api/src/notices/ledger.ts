// A user's ledger: every notice of theirs, with what became of it.
import { type Ledger, LedgerEntry } from "@pithead/contracts";
import type { Database } from "@pithead/db";

const PAGE = 50;

/** @param before the instant after which no notice is listed: the `next` of the page before. */
export async function ledgerOf(db: Database, userId: string, before: Date | undefined): Promise<Ledger> {
  const rows = await db.notice.findMany({
    where: { userId, ...(before && { causedAt: { lt: before } }) },
    orderBy: [{ causedAt: "desc" }, { gameId: "asc" }, { kind: "asc" }, { channel: "asc" }],
    take: PAGE + 1,
    include: {
      game: { select: { game: true, players: { select: { userId: true, user: { select: { name: true } } }, orderBy: { seat: "asc" } } } },
    },
  });
  const page = pageOf(rows);
  const entries = page.map(({ game, nextAt, sentAt, causedAt, dueAt, state, mergedGame, ...row }) =>
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
  return { entries, next: page.length < rows.length ? (page.at(-1)?.causedAt.toISOString() ?? null) : null };
}

/** A page ends between causes: what one hand-over gave rise to stands on one page. */
function pageOf<R extends { causedAt: Date }>(rows: readonly R[]): readonly R[] {
  const beyond = rows[PAGE]?.causedAt.getTime();
  if (beyond === undefined) return rows;
  const whole = rows.filter(({ causedAt }) => causedAt.getTime() > beyond);
  return whole.length > 0 ? whole : rows.slice(0, PAGE);
}
