// No more mails, by one click in the mail program and without signing in (RFC 8058): a signed address says for whom.
import type { Database } from "@pithead/db";
import type { Service } from "../service.ts";
import { isSealed, sealOf } from "./seal.ts";

const PURPOSE = "unsubscribe";

/** A token that switches mails off for this user, and nothing else. */
export function unsubscribeToken(secret: string, userId: string): string {
  return `${userId}.${sealOf(secret, PURPOSE, userId)}`;
}

/** A token that keeps the address of an invitation from any others. */
export function noInvitationsToken(secret: string, invitationId: string): string {
  return unsubscribeToken(secret, `${INVITATION}${invitationId}`);
}

const INVITATION = "invitation-";

/** @returns whether the token is one of ours; then the user gets no more mails of notices, or the address no more invitations. */
export async function unsubscribe({ db, clock }: Pick<Service, "db" | "clock">, secret: string, token: string): Promise<boolean> {
  const [userId = "", seal = ""] = token.split(".");
  if (!isSealed(secret, PURPOSE, userId, seal)) return false;
  if (userId.startsWith(INVITATION)) {
    const invitation = await db.invitation.findUnique({ where: { id: userId.slice(INVITATION.length) } });
    return invitation?.email != null && (await sendNoInvitations(db, invitation.email, clock.now()));
  }
  if ((await db.user.count({ where: { id: userId } })) === 0) return false;
  await db.noticeWishes.upsert({ where: { userId }, create: { userId, mail: false }, update: { mail: false } });
  return true;
}

/** Keeps an address from invitations. @returns true */
export async function sendNoInvitations(db: Pick<Database, "noInvitations">, email: string, since: Date): Promise<true> {
  await db.noInvitations.upsert({ where: { email }, create: { email, since }, update: {} });
  return true;
}
