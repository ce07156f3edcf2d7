// The chat digest: what others have said at the reader's tables since the reader last read there.
import type { Database } from "@pithead/db";
import { chatMail, type Mail, type TalkedTable } from "@pithead/mail";
import type { PostOffice } from "../jobs/post-office.ts";
import { titleOf } from "../jobs/telling.ts";
import type { MailReader } from "./mail-reader.ts";
import { noticeLinks } from "./notice-links.ts";

/** Of more, the page shows the rest. */
const MOST_READ = 100;

interface Unread {
  readonly text: string;
  readonly userId: string;
  readonly at: Date;
}

/** What others have said and the user has not read, in order; nothing where they do not sit. */
export async function unreadAt(db: Pick<Database, "gamePlayer" | "chatMessage">, gameId: string, userId: string): Promise<Unread[]> {
  const player = await db.gamePlayer.findUnique({ where: { gameId_userId: { gameId, userId } }, select: { chatSeen: true } });
  if (player === null) return [];
  const newest = await db.chatMessage.findMany({
    where: { gameId, number: { gt: player.chatSeen }, userId: { not: userId } },
    orderBy: { number: "desc" },
    take: MOST_READ,
    select: { text: true, userId: true, at: true },
  });
  return newest.toReversed();
}

/** @param gameIds tables with something unread. */
export async function chatLetter(office: PostOffice, reader: MailReader, gameIds: readonly string[]): Promise<Mail> {
  const talked = await Promise.all(gameIds.map((gameId) => talkedTable(office, reader.id, gameId)));
  const byNewest = talked.toSorted((a, b) => b.newest - a.newest);
  return chatMail({ reader, tables: byNewest, links: noticeLinks(office, reader.id) });
}

async function talkedTable({ db, publicUrl }: PostOffice, readerId: string, gameId: string): Promise<TalkedTable & { newest: number }> {
  const { game, players } = await db.game.findUniqueOrThrow({
    where: { id: gameId },
    include: { players: { orderBy: [{ seat: "asc" }, { joinIndex: "asc" }], include: { user: { select: { name: true } } } } },
  });
  const unread = await unreadAt(db, gameId, readerId);
  const left = await db.user.findMany({ where: { id: { in: unread.map(({ userId }) => userId) } }, select: { id: true, name: true } });
  return {
    game: titleOf(game),
    others: players.filter(({ userId }) => userId !== readerId).map(({ user }) => user.name ?? ""),
    url: `${publicUrl}/games/${gameId}`,
    messages: unread.map(({ userId, text }) => ({
      seat: players.find((player) => player.userId === userId)?.seat ?? null,
      name: left.find(({ id }) => id === userId)?.name ?? "",
      text,
    })),
    newest: unread.at(-1)?.at.getTime() ?? 0,
  };
}
