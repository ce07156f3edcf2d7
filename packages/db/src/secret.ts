// The servers' seeds: the only file that reads or writes them.
import { createHash } from "node:crypto";
import type { Database, Transaction } from "./database.ts";

/** Keeps the seed of a table that is being opened. `serverSeed`: 32 bytes, hex. */
export async function keepServerSeed(tx: Transaction, gameId: string, serverSeed: string): Promise<void> {
  await tx.gameSecret.create({ data: { gameId, serverSeed } });
}

/** Gives a game that plays on from a finished one the seed of that: it is public. @throws when `from` has none, or is not finished. */
export async function passServerSeedOn(tx: Transaction, from: string, to: string): Promise<void> {
  const { serverSeed } = await tx.gameSecret.findFirstOrThrow({ where: { gameId: from, game: { status: "finished" } } });
  await keepServerSeed(tx, to, serverSeed);
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

/** What one choice of a bot follows from: the same for the same position and seat, known to nobody, and telling nothing of the server's seed. */
export async function seedOfChoice(db: Pick<Database, "gameSecret">, gameId: string, seq: number, seat: number): Promise<string> {
  const { botSeed } = await db.gameSecret.findUniqueOrThrow({ where: { gameId }, select: { botSeed: true } });
  return createHash("sha256").update(`${botSeed} ${seq} ${seat}`).digest("hex");
}

/** The seed to publish: undefined until the game is finished. */
export async function revealedSeed(db: Database, gameId: string): Promise<string | undefined> {
  const secret = await db.gameSecret.findFirst({ where: { gameId, game: { status: "finished" } } });
  return secret?.serverSeed;
}
