// What players have settled beforehand about questions to come. The only file that reads or writes it: it is private to each player.
import type { Prisma } from "../generated/client.ts";
import type { Transaction } from "./database.ts";

/** One player's, in one game. */
export interface SettledBeforehand {
  /** Whether the host makes the player's move where there is only one. */
  readonly playForced: boolean;
  /** By kind of question, in the game's own notation, as it was kept. */
  readonly orders: unknown;
}

/** Of whoever has settled nothing. */
const NOTHING: SettledBeforehand = { playForced: true, orders: {} };

type Rows = Pick<Transaction, "standingOrders">;

/** What one player has settled. */
export async function settledBy(db: Rows, gameId: string, userId: string): Promise<SettledBeforehand> {
  return (await db.standingOrders.findUnique({ where: { gameId_userId: { gameId, userId } } })) ?? NOTHING;
}

/** What all players of a game have settled; for the host, who makes their moves, and nobody else. */
export async function settledInGame(tx: Rows, gameId: string): Promise<(userId: string) => SettledBeforehand> {
  const rows = await tx.standingOrders.findMany({ where: { gameId } });
  return (userId) => rows.find((row) => row.userId === userId) ?? NOTHING;
}

/** Keeps what a player of the game settles, in place of what was settled before. */
export async function keepSettled(
  tx: Rows,
  gameId: string,
  userId: string,
  settled: SettledBeforehand & { orders: object },
): Promise<void> {
  const data = { playForced: settled.playForced, orders: toJson(settled.orders) };
  await tx.standingOrders.upsert({ where: { gameId_userId: { gameId, userId } }, create: { gameId, userId, ...data }, update: data });
}

function toJson(value: object): Prisma.InputJsonValue {
  return JSON.parse(JSON.stringify(value));
}
