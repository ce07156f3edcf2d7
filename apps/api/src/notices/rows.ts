// The rows of the outbox: finding what is due, and writing down what became of it.
import { setTimeout as wait } from "node:timers/promises";
import type { Database, Notice, Transaction } from "@pithead/db";
import type { Sent } from "./channels/sending.ts";
import { ASKING, type SkipReason, type WaitReason } from "./kinds.ts";

export type NoticeKey = Pick<Notice, "gameId" | "seq" | "userId" | "channel" | "kind">;

/** Users of whom something is due, those who wait longest first. */
export async function usersWithDue(db: Database, now: Date, most: number): Promise<string[]> {
  const due = { state: "due", nextAt: { lte: now } } as const;
  const groups = await db.notice.groupBy({
    by: ["userId"],
    where: due,
    _min: { nextAt: true },
    orderBy: { _min: { nextAt: "asc" } },
    take: most,
  });
  return groups.map(({ userId }) => userId);
}

/** Everything of a user that is not done yet, due or not. */
export function pendingOf(db: Database, userId: string): Promise<Notice[]> {
  return db.notice.findMany({ where: { userId, state: "due" }, orderBy: [{ causedAt: "asc" }, { gameId: "asc" }] });
}

export async function markSkipped(db: Database, notice: NoticeKey, reason: SkipReason): Promise<void> {
  await db.notice.update({ where: keyOf(notice), data: { state: "skipped", reason } });
}

export async function putOff(db: Database, notice: NoticeKey, reason: WaitReason, nextAt: Date): Promise<void> {
  await db.notice.update({ where: keyOf(notice), data: { reason, nextAt } });
}

/** Has everything that waits for a player's move looked at again, for their clock counts sooner than was known; not a turn that the reader's delay still keeps. */
export async function lookAgain(tx: Transaction, { gameId, userId }: Pick<Notice, "gameId" | "userId">, now: Date): Promise<void> {
  const isTried: WaitReason = "try-again";
  await tx.notice.updateMany({
    where: {
      ...{ gameId, userId, kind: { in: [...ASKING] }, NOT: { kind: "turn", dueAt: { gt: now } } },
      ...{ state: "due", messageId: null, nextAt: { gt: now }, OR: [{ reason: null }, { reason: { not: isTried } }] },
    },
    data: { nextAt: now },
  });
}

/** Has what waits of turns that were taken, or of a game that is over, looked at now: the ledger is not to promise reminders that nobody needs. */
export async function closeTurns(tx: Transaction, gameId: string, userIds: readonly string[], now: Date): Promise<void> {
  await tx.notice.updateMany({
    where: { gameId, userId: { in: [...userIds] }, kind: { in: [...ASKING] }, state: "due", messageId: null, nextAt: { gt: now } },
    data: { nextAt: now },
  });
}

/** The first is the message's own notice; the others were told by it. */
export async function markSent(db: Database, [lead, ...others]: readonly NoticeKey[], sentAt: Date): Promise<void> {
  if (lead === undefined) return;
  const merged = { state: "merged", reason: null, error: null, sentAt, mergedGame: lead.gameId, mergedSeq: lead.seq } as const;
  await insist(() =>
    db.$transaction([
      db.notice.update({ where: keyOf(lead), data: { state: "sent", reason: null, error: null, sentAt } }),
      ...others.map((other) => db.notice.update({ where: keyOf(other), data: merged })),
    ]),
  );
}

/** What was told although it was not due yet waits for its own time again, or for the next message. */
export async function markFailed(
  db: Database,
  notices: readonly Notice[],
  { error, again, mayHaveArrived }: Omit<Extract<Sent, { ok: false }>, "ok">,
  now: Date,
): Promise<void> {
  const then = again === null ? ({ state: "failed", reason: "not-delivered" } as const) : { nextAt: again, reason: "try-again" };
  const mark = mayHaveArrived ? {} : { messageId: null };
  const write = (notice: Notice) =>
    db.notice.update({ where: keyOf(notice), data: notice.nextAt > now ? mark : { error, ...then, ...mark } });
  await db.$transaction(notices.map(write));
}

/** Written before each try, so that one that ends with its process is counted, and is known by its message. */
export async function beginTry(db: Database, notices: readonly Notice[], messageId: string): Promise<void> {
  const write = (notice: Notice) => db.notice.update({ where: keyOf(notice), data: { attempts: notice.attempts + 1, messageId } });
  await db.$transaction(notices.map(write));
}

/** What is sent can't be taken back: writing it down is tried for some seconds, so that Postgres may be away for a moment. */
async function insist(write: () => Promise<unknown>): Promise<void> {
  for (let left = 10; ; left--) {
    try {
      await write();
      return;
    } catch (error) {
      if (left === 0) throw error;
      await wait(500);
    }
  }
}

function keyOf({ gameId, seq, userId, channel, kind }: NoticeKey): { gameId_seq_userId_channel_kind: NoticeKey } {
  return { gameId_seq_userId_channel_kind: { gameId, seq, userId, channel, kind } };
}
