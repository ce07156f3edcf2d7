// Sending the mail of a notice: in its game's thread, to be ended by one click, known again when it comes back.
import type { Database } from "@pithead/db";
import type { Mail } from "@pithead/mail";
import type { PostOffice } from "../../jobs/post-office.ts";
import { nextTry } from "../../jobs/retry.ts";
import { messageIdOf, returnPathOf, threadIdOf } from "../../jobs/signed-names.ts";
import { unsubscribeToken } from "../unsubscribe.ts";
import type { Post, Sent } from "./sending.ts";

/** With what notices go out. */
export type Means = Pick<PostOffice, "smtp" | "pushKeys" | "secret" | "bounces">;

interface Addressee {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
}

export async function mailNotice(
  { office, lead, messageId, now }: Pick<Post, "office" | "lead" | "messageId" | "now">,
  { name, email }: { readonly name: string; readonly email: string },
  mail: Mail,
): Promise<Sent> {
  const { gameId, userId } = lead;
  const sent = await post(office, { userId, name, email }, { mail, messageId, thread: threadIdOf(office, gameId) });
  if (sent.ok) return sent;
  const again = nextTry(office.patience, { tries: lead.attempts + 1, due: lead.dueAt, now, lasting: sent.lasting });
  return { ok: false, error: sent.error, again, mayHaveArrived: sent.mayHaveArrived };
}

/** Sends a mail that is about no game. @param id the same for the same mail */
export async function postMail(
  office: Pick<PostOffice, "db" | "publicUrl" | keyof Means>,
  to: Addressee,
  { mail, id }: { readonly mail: Mail; readonly id: string },
): Promise<void> {
  await post(office, to, { mail, messageId: messageIdOf(office, id) });
}

async function post(
  { db, smtp, secret, bounces, publicUrl }: Pick<PostOffice, "db" | "publicUrl" | keyof Means>,
  { userId, name, email }: Addressee,
  envelope: { readonly mail: Mail; readonly messageId: string; readonly thread?: string },
): ReturnType<PostOffice["smtp"]["send"]> {
  const sent = await smtp.send({
    ...envelope,
    to: { name, address: email },
    returnPath: bounces === null ? undefined : returnPathOf({ secret }, bounces, userId),
    unsubscribe: `${publicUrl}/api/v1/unsubscribe/${unsubscribeToken(secret, userId)}`,
  });
  await keepFault(db, userId, sent.ok ? null : sent.error);
  return sent;
}

/** The last that went wrong with a user's mails, as a code; null when the last was taken. */
async function keepFault(db: Database, userId: string, mailError: string | null): Promise<void> {
  if (mailError !== null) await db.noticeWishes.upsert({ where: { userId }, create: { userId, mailError }, update: { mailError } });
  else await db.noticeWishes.updateMany({ where: { userId, mailError: { not: null } }, data: { mailError } });
}
