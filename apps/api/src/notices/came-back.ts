// Mails that came back, and complaints: no more mail goes to that address until its owner says otherwise.
import { type Database, markNewestLink } from "@pithead/db";
import { z } from "zod";

type Why = "bounced" | "complained";

interface CameBack {
  readonly email: string;
  readonly why: Why;
}

/** What the common senders post, each in its own shape; one event or a list of them. */
const Postmark = z.object({ RecordType: z.enum(["Bounce", "SpamComplaint"]), Email: z.string(), Type: z.string().optional() });
const SendGrid = z.object({ event: z.enum(["bounce", "spamreport"]), email: z.string(), type: z.string().optional() });
const Mailgun = z.object({
  "event-data": z.object({ event: z.enum(["failed", "complained"]), severity: z.string().optional(), recipient: z.string() }),
});
const Recipients = z.array(z.object({ emailAddress: z.string() }));
const Ses = z.object({
  notificationType: z.enum(["Bounce", "Complaint"]),
  bounce: z.object({ bounceType: z.string(), bouncedRecipients: Recipients }).optional(),
  complaint: z.object({ complainedRecipients: Recipients }).optional(),
});
/** Amazon's messages come as text within another, which may be called text itself. */
const Sns = z.object({ Type: z.literal("Notification"), Message: z.string() });

/** What a sender's report says of addresses that are lost; what is passing or unknown says nothing. */
export function readReport(raw: unknown): CameBack[] {
  if (typeof raw === "string") return readReport(parsed(raw));
  if (Array.isArray(raw)) return raw.flatMap((each: unknown) => readReport(each));
  const sns = Sns.safeParse(raw);
  if (sns.success) return readReport(parsed(sns.data.Message));
  const postmark = Postmark.safeParse(raw);
  if (postmark.success) {
    const { RecordType, Email: email, Type } = postmark.data;
    if (RecordType === "SpamComplaint") return [{ email, why: "complained" }];
    return Type === "HardBounce" || Type === "BadEmailAddress" ? [{ email, why: "bounced" }] : [];
  }
  const sendGrid = SendGrid.safeParse(raw);
  if (sendGrid.success) {
    const { event, email, type } = sendGrid.data;
    return type === "blocked" ? [] : [{ email, why: event === "bounce" ? "bounced" : "complained" }];
  }
  const mailgun = Mailgun.safeParse(raw);
  if (mailgun.success) {
    const { event, severity, recipient: email } = mailgun.data["event-data"];
    if (event === "complained") return [{ email, why: "complained" }];
    return severity === "permanent" ? [{ email, why: "bounced" }] : [];
  }
  const ses = Ses.safeParse(raw);
  if (!ses.success) return [];
  const { bounce, complaint } = ses.data;
  const lost = bounce?.bounceType === "Permanent" ? bounce.bouncedRecipients : [];
  return [
    ...lost.map(({ emailAddress: email }) => ({ email, why: "bounced" as const })),
    ...(complaint?.complainedRecipients ?? []).map(({ emailAddress: email }) => ({ email, why: "complained" as const })),
  ];
}

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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
