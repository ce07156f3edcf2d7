// What follows from a mail that came back: the ledger says so, and mail stops where it would come back for ever.

import { mailedLink, markLink } from "@pithead/db";
import { RETURNED_INVITATION } from "../invitations/mail-invitation.ts";
import { RETURNED_LINK } from "../jobs/account-mails.ts";
import type { PostOffice } from "../jobs/post-office.ts";
import { isMessageIdOfOurs, namesReturnedTo } from "../jobs/signed-names.ts";
import { markCameBack, stopMailOf } from "../notices/came-back.ts";
import { sendNoInvitations } from "../notices/unsubscribe.ts";
import { type Report, readReport } from "./report.ts";

/** Deals with one mail of the mailbox for bounces. Only signed names count, so that nobody can report another's mail. */
export async function takeBack(office: PostOffice, raw: Uint8Array): Promise<"done" | "stays"> {
  const report = await readReport(raw);
  if (report === undefined) return "stays";
  const { db, clock, log } = office;
  const messageId = report.messageId !== null && isMessageIdOfOurs(office, report.messageId) ? report.messageId : null;
  const named = (prefix: string, kind: string) => nameIn(office, report, messageId, { prefix, kind });
  const invitationId = named(RETURNED_INVITATION, "invitation");
  if (invitationId !== undefined) return takeInvitationBack(office, report, invitationId);
  const linkId = named(RETURNED_LINK, "link");
  if (linkId !== undefined) return takeLinkBack(office, report, linkId);
  const userId = await addresseeOf(office, report, messageId);
  if (userId === undefined) return "stays";
  if (report.what === "bounced") await markCameBack(db, userId, messageId, report.status);
  if (report.isLasting) await stopMailOf(db, userId, report.what, clock.now());
  log.info({ what: report.what, status: report.status, lasting: report.isLasting }, "A mail came back.");
  return "done";
}

/** What a mail of that kind is called, where it is one. */
function nameIn(
  office: PostOffice,
  { returnedTo }: Report,
  messageId: string | null,
  { prefix, kind }: { prefix: string; kind: string },
): string | undefined {
  const names = office.bounces === null ? [] : namesReturnedTo(office, office.bounces, returnedTo);
  const returned = names.find((name) => name.startsWith(prefix))?.slice(prefix.length);
  return returned ?? new RegExp(`^<${kind}\\.([a-z0-9]+)\\.`).exec(messageId ?? "")?.[1];
}

/** Its inviter sees that it came back; an address that is lost, or complains, gets no more of them. */
async function takeInvitationBack({ db, clock }: PostOffice, { isLasting }: Report, id: string): Promise<"done" | "stays"> {
  const found = await db.invitation.findUnique({ where: { id } });
  if (found === null || found.email === null) return "stays";
  await db.invitation.updateMany({ where: { id, state: "sent" }, data: { state: "came_back" } });
  if (isLasting) await sendNoInvitations(db, found.email, clock.now());
  return "done";
}

/**
 * Who asked for the link sees that it came back. To an address that is lost nothing more is mailed; to one that complains, no more links:
 * anybody may have asked for them, and its owner's turns are another matter.
 */
async function takeLinkBack({ db, clock }: PostOffice, { what, isLasting }: Report, id: string): Promise<"done" | "stays"> {
  const link = await mailedLink(db, id);
  if (link === null) return "stays";
  const isLost = what === "bounced" && isLasting;
  await markLink(db, id, what === "complained" ? "complained" : isLost ? "lost" : "returned");
  const owner = isLost ? await db.user.findUnique({ where: { email: link.email }, select: { id: true } }) : null;
  if (owner !== null) await stopMailOf(db, owner.id, "bounced", clock.now());
  return "done";
}

/** Whose mail it was, by the address to which it came back, else by its Message-ID. */
async function addresseeOf({ db, ...office }: PostOffice, report: Report, messageId: string | null): Promise<string | undefined> {
  const names = office.bounces === null ? [] : namesReturnedTo(office, office.bounces, report.returnedTo);
  const named = await db.user.findFirst({ where: { id: { in: names } }, select: { id: true } });
  if (named !== null) return named.id;
  if (messageId === null) return undefined;
  return (await db.notice.findFirst({ where: { messageId }, select: { userId: true } }))?.userId;
}
