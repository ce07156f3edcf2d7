// No more mails, by one click in the mail program and without signing in (RFC 8058): a signed address says for whom.
import type { Database } from "@pithead/db";
import { isSealed, sealOf } from "./seal.ts";

const PURPOSE = "unsubscribe";

/** A token that switches mails off for this user, and nothing else. */
export function unsubscribeToken(secret: string, userId: string): string {
  return `${userId}.${sealOf(secret, PURPOSE, userId)}`;
}

/** @returns whether the token is one of ours; then the user gets no more mails of notices. */
export async function unsubscribe(db: Database, secret: string, token: string): Promise<boolean> {
  const [userId = "", seal = ""] = token.split(".");
  if (!isSealed(secret, PURPOSE, userId, seal)) return false;
  if ((await db.user.count({ where: { id: userId } })) === 0) return false;
  await db.noticeWishes.upsert({ where: { userId }, create: { userId, mail: false }, update: { mail: false } });
  return true;
}
