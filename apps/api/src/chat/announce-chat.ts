// Word of what was said, to those at the table who do not read it: by one mail a day at most, at the reader's own hour.
import type { Transaction } from "@pithead/db";
import { wishesOf } from "../notices/wishes.ts";
import { nextTimeOfDay } from "../notices/zone.ts";

/** Minutes after midnight, for who has named no hour for a digest. */
const EVENING = 18 * 60;
/** Between two digests of one reader at least, also when they change their hour. */
const BETWEEN_MS = 20 * 3_600_000;

export interface Said {
  readonly gameId: string;
  readonly number: number;
  readonly userId: string;
  readonly at: Date;
}

/** One notice waits for each reader of a table at most: it tells everything that is unread when it goes out. */
export async function announceChat(tx: Transaction, { gameId, number, userId: speaker, at }: Said): Promise<void> {
  const players = await tx.gamePlayer.findMany({
    where: { gameId, userId: { not: speaker }, resignedAt: null, user: { bot: null } },
    select: { userId: true, user: { select: { timeZone: true } } },
  });
  const userIds = players.map(({ userId }) => userId);
  const ofChat = { userId: { in: userIds }, channel: "mail", kind: "chat" };
  const waiting = await tx.notice.findMany({ where: { ...ofChat, gameId, state: "due" }, select: { userId: true } });
  const sent = await tx.notice.groupBy({ by: ["userId"], where: { ...ofChat, sentAt: { not: null } }, _max: { sentAt: true } });
  const wishesFor = await wishesOf(tx, userIds);
  const data = players
    .filter(({ userId }) => !waiting.some((notice) => notice.userId === userId))
    .map(({ userId, user }) => {
      const last = sent.find((each) => each.userId === userId)?._max.sentAt?.getTime() ?? 0;
      const from = new Date(Math.max(at.getTime(), last + BETWEEN_MS));
      const dueAt = nextTimeOfDay(from, wishesFor(userId).digestAt ?? EVENING, user.timeZone ?? "UTC");
      return { gameId, seq: number, userId, channel: "mail", kind: "chat", causedAt: at, dueAt, nextAt: dueAt, reason: "digest" };
    });
  await tx.notice.createMany({ data, skipDuplicates: true });
}
