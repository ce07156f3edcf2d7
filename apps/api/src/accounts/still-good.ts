// Whether those who came in a while ago may stay: their session, or the token they came with, is still good.
import type { Database } from "@pithead/db";
import type { Asker } from "./asker.ts";

/** Those of `askers` whose session has not ended and whose token was not taken back, by two queries whatever their number. */
export async function stillGood(db: Database, askers: readonly Asker[]): Promise<ReadonlySet<Asker>> {
  if (askers.length === 0) return new Set();
  const users = await db.user.findMany({
    where: { id: { in: [...new Set(askers.map(({ id }) => id))] } },
    select: { id: true, sessionEpoch: true },
  });
  const epochs = new Map(users.map(({ id, sessionEpoch }) => [id, sessionEpoch]));
  const tokenIds = [...new Set(askers.flatMap(({ tokenId }) => tokenId ?? []))];
  const tokens = tokenIds.length === 0 ? [] : await db.apiToken.findMany({ where: { id: { in: tokenIds } }, select: { id: true } });
  const good = new Set(tokens.map(({ id }) => id));
  return new Set(
    askers.filter(({ id, sessionEpoch, tokenId }) => (tokenId === null ? epochs.get(id) === sessionEpoch : good.has(tokenId))),
  );
}
