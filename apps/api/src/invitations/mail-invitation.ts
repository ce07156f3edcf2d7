// Mailing an invitation to an address that is nobody's here.
import { addJob } from "@pithead/db";
import { mailLocaleOf } from "@pithead/mail";
import { z } from "zod";
import type { PostOffice } from "../jobs/post-office.ts";
import { nextTry } from "../jobs/retry.ts";
import { messageIdOf, returnPathOf } from "../jobs/signed-names.ts";
import { invitationById, letterOf } from "../notices/invitation-letter.ts";
import { noInvitationsToken } from "../notices/unsubscribe.ts";

const Payload = z.object({ invitationId: z.string(), tries: z.number().int().default(0), since: z.iso.datetime().optional() });

/** What an invitation is called in its mail's envelope and headers. */
export const RETURNED_INVITATION = "i";

/** Sent while it waits for an answer and the table is open; in the inviter's language, since the reader's is not known. */
export async function mailInvitation(office: PostOffice, raw: unknown, dueAt: Date): Promise<void> {
  const { invitationId, tries: before, since = dueAt.toISOString() } = Payload.parse(raw);
  const { db, log, patience, publicUrl, secret } = office;
  const invitation = await invitationById(db, invitationId);
  if (invitation === null || invitation.email === null || invitation.state !== "sent" || invitation.game.status !== "open") return;
  const { email } = invitation;
  if ((await db.noInvitations.count({ where: { email } })) > 0) return;
  const token = noInvitationsToken(secret, invitationId);
  const links = { stopInvitations: `${publicUrl}/notices/stop?token=${token}` };
  const sent = await office.smtp.send({
    to: { name: "", address: email },
    mail: await letterOf(office, invitation, { email, locale: mailLocaleOf(invitation.inviter.locale), links }),
    messageId: messageIdOf(office, `invitation.${invitationId}`),
    returnPath: office.bounces === null ? undefined : returnPathOf(office, office.bounces, `${RETURNED_INVITATION}${invitationId}`),
    unsubscribe: `${publicUrl}/api/v1/unsubscribe/${token}`,
  });
  if (sent.ok) return;
  const tries = before + 1;
  const runAt = nextTry(patience, { tries, due: new Date(since), now: new Date(), lasting: sent.lasting });
  if (runAt !== null) await addJob(db, { task: "invitation-mail", payload: { invitationId, tries, since, error: sent.error }, runAt });
  else await db.invitation.updateMany({ where: { id: invitationId, state: "sent" }, data: { state: "came_back" } });
  log.warn({ task: "invitation-mail", tries, error: sent.error, again: runAt }, "An invitation could not be mailed.");
}
