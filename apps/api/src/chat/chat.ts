// What is said at a table: said, read and looked at by those who sit there, and by nobody else.
import type { Chat, ChatMessage } from "@pithead/contracts";
import { holdLock, type Transaction, tell } from "@pithead/db";
import { done, noSuchGame, type Outcome, refuse } from "../refusal.ts";
import type { Service } from "../service.ts";
import { announceChat } from "./announce-chat.ts";

const PAGE = 100;
const MINUTE_MS = 60_000;
/** Of one player, at one table. */
const MOST_A_MINUTE = 10;

const NOT_SEATED = refuse({ kind: "not-your-seat", detail: "Only those who sit at the table talk here." });

/** The newest messages, or those before the one numbered `before`. */
export async function readChat({ db }: Service, userId: string, gameId: string, before?: number): Promise<Outcome<Chat>> {
  const player = await playerAt(db, gameId, userId);
  if (!player.ok) return player;
  const found = await db.chatMessage.findMany({
    where: { gameId, ...(before !== undefined && { number: { lt: before } }) },
    orderBy: { number: "desc" },
    take: PAGE,
    include: { user: { select: { name: true } } },
  });
  return done({ messages: found.toReversed().map(messageOf), seen: player.value.chatSeen });
}

/** Says something; the others at the table hear of it at once, and by their next digest if they have not read it by then. */
export function say(service: Service, userId: string, gameId: string, text: string): Promise<Outcome<ChatMessage>> {
  return service.db.$transaction(async (tx) => {
    await holdLock(tx, `chat of ${gameId}`);
    const player = await playerAt(tx, gameId, userId);
    if (!player.ok) return player;
    const at = service.clock.now();
    const newest = await tx.chatMessage.findFirst({ where: { gameId }, orderBy: { number: "desc" } });
    const lately = { gameId, userId, at: { gt: new Date(at.getTime() - MINUTE_MS) } };
    if ((await tx.chatMessage.count({ where: lately })) >= MOST_A_MINUTE)
      return refuse({ kind: "too-fast", reason: { code: "said-a-lot" }, detail: "You have said a lot within a minute: wait a little." });
    const number = (newest?.number ?? 0) + 1;
    const said = await tx.chatMessage.create({
      data: { gameId, number, userId, text, at },
      include: { user: { select: { name: true } } },
    });
    await tx.gamePlayer.update({ where: { gameId_userId: { gameId, userId } }, data: { chatSeen: number } });
    await announceChat(tx, { gameId, number, userId, at });
    await tell(tx, { kind: "chat", game: gameId, seq: number, users: [] });
    return done(messageOf(said));
  });
}

/** The asker has read up to message `number`; less than before changes nothing. */
export async function readUpTo({ db }: Service, userId: string, gameId: string, number: number): Promise<Outcome<undefined>> {
  const player = await playerAt(db, gameId, userId);
  if (!player.ok) return player;
  const newest = await db.chatMessage.count({ where: { gameId } });
  const chatSeen = Math.min(number, newest);
  await db.gamePlayer.updateMany({ where: { gameId, userId, chatSeen: { lt: chatSeen } }, data: { chatSeen } });
  return done(undefined);
}

async function playerAt(
  db: Pick<Transaction, "game" | "gamePlayer">,
  gameId: string,
  userId: string,
): Promise<Outcome<{ readonly chatSeen: number }>> {
  const player = await db.gamePlayer.findUnique({ where: { gameId_userId: { gameId, userId } }, select: { chatSeen: true } });
  if (player !== null) return done(player);
  return (await db.game.count({ where: { id: gameId } })) === 0 ? noSuchGame : NOT_SEATED;
}

interface StoredMessage extends Omit<ChatMessage, "at" | "name"> {
  readonly at: Date;
  readonly user: { readonly name: string | null };
}

function messageOf({ number, userId, user, text, at }: StoredMessage): ChatMessage {
  return { number, userId, name: user.name ?? "", text, at: at.toISOString() };
}
