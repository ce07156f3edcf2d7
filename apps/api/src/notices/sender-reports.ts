// What the common mail senders report of addresses that are lost, each in its own shape.
import { z } from "zod";

export type Why = "bounced" | "complained";

/** An address, and why no more mail goes there. */
export interface CameBack {
  readonly email: string;
  readonly why: Why;
}

/** One event each; some senders post a list of them. */
const Postmark = z.object({ RecordType: z.enum(["Bounce", "SpamComplaint"]), Email: z.string(), Type: z.string().optional() });
const SendGrid = z.object({ event: z.enum(["bounce", "spamreport"]), email: z.string(), type: z.string().optional() });
const Mailgun = z.object({
  "event-data": z.object({ event: z.enum(["failed", "complained"]), severity: z.string().optional(), recipient: z.string() }),
});
const Recipients = z.array(z.object({ emailAddress: z.string() }));
const WHAT = z.enum(["Bounce", "Complaint"]);
/** Called by the one name where an address's notifications are reported, by the other where a configuration set's events are. */
const Ses = z.object({
  notificationType: WHAT.optional(),
  eventType: WHAT.optional(),
  bounce: z.object({ bounceType: z.string(), bouncedRecipients: Recipients }).optional(),
  complaint: z.object({ complainedRecipients: Recipients }).optional(),
});
/** Amazon's messages come as text within another, which may be called text itself. */
const Sns = z.object({ Type: z.literal("Notification"), Message: z.string() });
const SnsQuestion = z.object({ Type: z.literal("SubscriptionConfirmation"), SubscribeURL: z.url({ protocol: /^https$/ }) });
const AMAZON = /^sns\.[a-z0-9-]+\.amazonaws\.com(\.cn)?$/;

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

/** Before its first report Amazon asks whether it may. @returns the address that says yes when it is opened; undefined for anything else */
export function questionIn(raw: unknown): string | undefined {
  const asked = SnsQuestion.safeParse(typeof raw === "string" ? parsed(raw) : raw);
  if (!asked.success) return undefined;
  return AMAZON.test(new URL(asked.data.SubscribeURL).hostname) ? asked.data.SubscribeURL : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
