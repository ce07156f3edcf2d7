// The mails about tables that need no game under way: invitations, and what was said. Looked at again, merged, sent, written down.
import type { Notice } from "@pithead/db";
import { type Mail, mailLocaleOf } from "@pithead/mail";
import type { PostOffice } from "../jobs/post-office.ts";
import { noticeIdOf } from "../jobs/signed-names.ts";
import { mailNotice } from "./channels/mail-notice.ts";
import { chatLetter, unreadAt } from "./chat-letter.ts";
import { invitationLetter, openInvitation } from "./invitation-letter.ts";
import type { SkipReason } from "./kinds.ts";
import type { MailReader } from "./mail-reader.ts";
import { markSkipped, putOff } from "./rows.ts";
import { sendingTime } from "./timing.ts";
import { tryToTell } from "./try-to-tell.ts";
import { switchedOff, type Wishes, wishesOf } from "./wishes.ts";

/** Each invitation has a mail of its own, and everything said at all tables is one. @param due notices of these kinds whose time has come */
export async function deliverTableMails(office: PostOffice, userId: string, due: readonly Notice[], now: Date): Promise<void> {
  if (due.length === 0) return;
  const { db } = office;
  const wishes = (await wishesOf(db, [userId]))(userId);
  const { name, email, locale, timeZone } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  const needed: Notice[] = [];
  for (const notice of due) {
    const reason = (await needless(office, notice)) ?? (await unreachable(office, notice, wishes, email));
    if (reason === null) needed.push(notice);
    else await markSkipped(db, notice, reason);
  }
  const { at: after } = sendingTime(now, { ...wishes, digestAt: null, zone: timeZone ?? "UTC" }, null);
  if (after > now) {
    for (const notice of needed) await putOff(db, notice, "quiet-hours", after);
    return;
  }
  if (email === null) return;
  const reader = { id: userId, name: name ?? "", email, locale: mailLocaleOf(locale), timeZone };
  const chat = needed.filter(({ kind }) => kind === "chat");
  for (const invited of needed.filter((notice) => !chat.includes(notice)))
    await send(office, reader, [invited], () => invitationLetter(office, reader, invited.gameId), now);
  if (chat.length > 0) {
    const games = chat.map(({ gameId }) => gameId);
    await send(office, reader, chat, () => chatLetter(office, reader, games), now);
  }
}

async function needless({ db }: PostOffice, { gameId, userId, kind }: Notice): Promise<SkipReason | null> {
  if (kind === "chat" && (await unreadAt(db, gameId, userId)).length === 0) return "seen";
  if (kind === "invited") {
    const invitation = await openInvitation(db, gameId, userId);
    if (invitation === null) return "answered";
    if (invitation.game.status !== "open") return "table-closed";
  }
  return null;
}

async function unreachable(
  { db }: PostOffice,
  { gameId, userId }: Notice,
  wishes: Wishes,
  email: string | null,
): Promise<SkipReason | null> {
  if (email === null) return "no-address";
  if ((await switchedOff(db, gameId))(userId).includes("mail")) return "switched-off";
  return wishes.reasonAgainst("mail");
}

/** One mail about all these notices; a server that fails gets it later. */
async function send(
  office: PostOffice,
  reader: MailReader,
  notices: readonly Notice[],
  letter: () => Promise<Mail>,
  now: Date,
): Promise<void> {
  const [lead] = notices;
  if (lead === undefined) return;
  const messageId = lead.messageId ?? noticeIdOf(office, lead);
  await tryToTell(
    office,
    [lead, ...notices.slice(1)],
    messageId,
    async () => mailNotice({ office, lead, messageId, now }, reader, await letter()),
    now,
  );
}
