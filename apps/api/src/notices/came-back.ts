// Mails that came back, and complaints: no more mail goes to that address until its owner says otherwise.
import { type Database, markNewestLink } from "@pithead/db";
import type { CameBack, Why } from "./sender-reports.ts";

/** Stops mail to these addresses; of a bounced one, the newest mail is written down as come back. */
export async function stopMail(db: Database, lost: readonly CameBack[], now: Date): Promise<void> {
  for (const { email: said, why } of lost) {
    const email = said.trim().toLowerCase();
    await markNewestLink(db, email, why === "bounced" ? "lost" : "complained");
    const user = await db.user.findUnique({ where: { email }, select: { id: true } });
    if (user === null) continue;
    await stopMailOf(db, user.id, why, now);
    if (why === "bounced") await markCameBack(db, user.id, null, null);
  }
}

export async function stopMailOf(db: Database, userId: string, why: Why, now: Date): Promise<void> {
  const data = { mailStopped: why, mailStoppedAt: now };
  await db.noticeWishes.upsert({ where: { userId }, create: { userId, ...data }, update: data });
}

/** Writes down that a mail came back, with all that it told; the user's newest where its Message-ID is not known. @param error as a code */
export async function markCameBack(db: Database, userId: string, messageId: string | null, error: string | null): Promise<void> {
  const sent = { userId, channel: "mail", state: "sent" } as const;
  const named = messageId === null ? null : await db.notice.findFirst({ where: { ...sent, messageId } });
  const lead = named ?? (messageId === null ? await db.notice.findFirst({ where: sent, orderBy: { sentAt: "desc" } }) : null);
  if (lead === null) return;
  const { gameId, seq, sentAt } = lead;
  await db.notice.updateMany({
    where: {
      userId,
      channel: "mail",
      OR: [
        { state: "sent", messageId: lead.messageId },
        { state: "merged", mergedGame: gameId, mergedSeq: seq, sentAt },
      ],
    },
    data: { state: "bounced", error },
  });
}
