// Who comes in: how many links are mailed to one address, and how many guests are made. Counted under a lock, so that no burst slips through.
import type { Database, Transaction } from "./database.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How many sign-in links one address is sent within an hour. */
export const MOST_LINKS_AN_HOUR = 5;
/** How many guests come in within a minute, from everywhere together. */
export const MOST_GUESTS_A_MINUTE = 120;

/** Holds others that name the same `what` until the transaction ends. */
export async function holdLock(tx: Pick<Transaction, "$executeRaw">, what: string): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`;
}

/** Takes one of the sign-in links that `address` may be sent within an hour. @returns false when they are used up */
export async function takeSignInLink(db: Database, address: string): Promise<boolean> {
  // Kept among the tokens, where it opens nothing: no address is written so.
  const identifier = `links to ${address}`;
  const now = Date.now();
  return await db.$transaction(async (tx) => {
    await holdLock(tx, identifier);
    await tx.verificationToken.deleteMany({ where: { identifier, expires: { lte: new Date(now) } } });
    const taken = await tx.verificationToken.count({ where: { identifier } });
    if (taken >= MOST_LINKS_AN_HOUR) return false;
    await tx.verificationToken.create({ data: { identifier, token: crypto.randomUUID(), expires: new Date(now + HOUR_MS) } });
    return true;
  });
}

/** Makes a guest. @returns undefined when too many have come within this minute */
export async function createGuest(db: Database, name: string): Promise<{ id: string } | undefined> {
  return await db.$transaction(async (tx) => {
    await holdLock(tx, "new guests");
    const recent = await tx.user.count({ where: { email: null, bot: null, createdAt: { gt: new Date(Date.now() - MINUTE_MS) } } });
    if (recent >= MOST_GUESTS_A_MINUTE) return undefined;
    return await tx.user.create({ data: { name }, select: { id: true } });
  });
}
