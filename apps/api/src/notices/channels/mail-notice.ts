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

type Posted = Awaited<ReturnType<PostOffice["smtp"]["send"]>>;

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
  // A mail that was taken must not go out again because Postgres is away for a moment.
  await keepFault(office.db, userId, sent).catch((error: unknown) =>
    office.log.warn(
      { gameId, error: error instanceof Error ? error.name : "unknown" },
      "What went wrong last with a player's mails was not kept.",
    ),
  );
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
  await keepFault(office.db, to.userId, await post(office, to, { mail, messageId: messageIdOf(office, id) }));
}

function post(
  { smtp, secret, bounces, publicUrl }: Pick<PostOffice, "publicUrl" | keyof Means>,
  { userId, name, email }: Addressee,
  envelope: { readonly mail: Mail; readonly messageId: string; readonly thread?: string },
): Promise<Posted> {
  return smtp.send({
    ...envelope,
    to: { name, address: email },
    returnPath: bounces === null ? undefined : returnPathOf({ secret }, bounces, userId),
    unsubscribe: `${publicUrl}/api/v1/unsubscribe/${unsubscribeToken(secret, userId)}`,
  });
}

/** The last that went wrong with a user's mails, as a code; null when the last was taken. */
async function keepFault(db: Database, userId: string, sent: Posted): Promise<void> {
  const mailError = sent.ok ? null : sent.error;
  if (mailError !== null) await db.noticeWishes.upsert({ where: { userId }, create: { userId, mailError }, update: { mailError } });
  else await db.noticeWishes.updateMany({ where: { userId, mailError: { not: null } }, data: { mailError } });
}
