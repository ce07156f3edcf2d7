// The servers' seeds: the only file that reads or writes them.
import type { Database, Transaction } from "./database.ts";

/** Keeps the seed of a table that is being opened. `serverSeed`: 32 bytes, hex. */
export async function keepServerSeed(tx: Transaction, gameId: string, serverSeed: string): Promise<void> {
  await tx.gameSecret.create({ data: { gameId, serverSeed } });
}

/** The seed, for drawing: what it leads to goes into the log, the seed itself nowhere. @throws when the game has none. */
export async function drawingSeed(tx: Transaction, gameId: string): Promise<string> {
  const { serverSeed } = await tx.gameSecret.findUniqueOrThrow({ where: { gameId } });
  return serverSeed;
}

/** The seed, for holding the log against it: it is told to nobody. Undefined when the game has none. */
export async function seedToVerify(tx: Pick<Transaction, "gameSecret">, gameId: string): Promise<string | undefined> {
  return (await tx.gameSecret.findUnique({ where: { gameId } }))?.serverSeed;
}

/** The seed to publish: undefined until the game is finished. */
export async function revealedSeed(db: Database, gameId: string): Promise<string | undefined> {
  const secret = await db.gameSecret.findFirst({ where: { gameId, game: { status: "finished" } } });
  return secret?.serverSeed;
}
