// A user's ledger: every notice of theirs, with what became of it.
import { type Ledger, LedgerEntry } from "@pithead/contracts";
import type { Database, Prisma } from "@pithead/db";

const PAGE = 50;

const WITH_GAME = {
  game: { select: { game: true, players: { select: { userId: true, user: { select: { name: true } } }, orderBy: { seat: "asc" } } } },
} as const;

/** @param before the instant after which no notice is listed: the `next` of the page before. */
export async function ledgerOf(db: Database, userId: string, before: Date | undefined): Promise<Ledger> {
  const read = (where: Prisma.NoticeWhereInput, take?: number) =>
    db.notice.findMany({
      where: { userId, ...where },
      orderBy: [{ causedAt: "desc" }, { gameId: "asc" }, { kind: "asc" }, { channel: "asc" }],
      ...(take !== undefined && { take }),
      include: WITH_GAME,
    });
  const page = await read(before === undefined ? {} : { causedAt: { lt: before } }, PAGE);
  // What happened at one instant stands on one page, so that the next one begins after it.
  const last = page.length < PAGE ? undefined : page.at(-1)?.causedAt;
  const rows = last === undefined ? page : [...page.filter(({ causedAt }) => causedAt > last), ...(await read({ causedAt: last }))];
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
  return { entries, next: last?.toISOString() ?? null };
}
