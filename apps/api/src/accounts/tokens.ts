// Personal tokens: made and ended by their owner in person, and good for playing in the owner's name, nothing else. Only hashes are kept.
import { createHash, randomBytes } from "node:crypto";
import type { ApiToken, MadeApiToken } from "@pithead/contracts";
import { type Database, holdLock } from "@pithead/db";
import { done, type Outcome, refuse } from "../refusal.ts";
import type { Asker } from "./asker.ts";

const MOST_OF_A_USER = 20;
/** So that whoever finds one knows what it is. */
const PREFIX = "pithead_";
/** How exactly it is kept when a token was used last. */
const MINUTE_MS = 60_000;

/** The user whose token it is; undefined when it is nobody's. */
export async function ownerOf(db: Database, token: string): Promise<Asker | undefined> {
  const found = await db.apiToken.findUnique({
    where: { tokenHash: hashOf(token) },
    select: { id: true, lastUsedAt: true, user: { select: { id: true, name: true, email: true, sessionEpoch: true } } },
  });
  if (found === null) return undefined;
  const { id: tokenId, lastUsedAt, user } = found;
  const now = Date.now();
  if (lastUsedAt === null || now - lastUsedAt.getTime() >= MINUTE_MS)
    await db.apiToken.updateMany({ where: { id: tokenId }, data: { lastUsedAt: new Date(now) } });
  return { ...user, name: user.name ?? "", tokenId };
}

export async function tokensOf(db: Database, userId: string): Promise<ApiToken[]> {
  const tokens = await db.apiToken.findMany({ where: { userId }, orderBy: { createdAt: "desc" } });
  return tokens.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** Makes a token, which is told this once. */
export function makeToken(db: Database, userId: string, name: string): Promise<Outcome<MadeApiToken>> {
  const token = PREFIX + randomBytes(32).toString("base64url");
  return db.$transaction(async (tx): Promise<Outcome<MadeApiToken>> => {
    await holdLock(tx, `tokens of ${userId}`);
    const count = await tx.apiToken.count({ where: { userId } });
    if (count >= MOST_OF_A_USER)
      return refuse({
        kind: "conflict",
        reason: { code: "many-tokens", count },
        detail: `You have ${count} tokens already: end one first.`,
      });
    const { id, createdAt } = await tx.apiToken.create({ data: { userId, name, tokenHash: hashOf(token) } });
    return done({ id, name, createdAt: createdAt.toISOString(), lastUsedAt: null, token });
  });
}

/** Ends one of the user's tokens: it opens nothing from then on. */
export async function endToken(db: Database, userId: string, id: string): Promise<Outcome<undefined>> {
  const { count } = await db.apiToken.deleteMany({ where: { id, userId } });
  return count > 0 ? done(undefined) : refuse({ kind: "not-found", detail: "You have no such token." });
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
