// What a mail in the mailbox for bounces reports: that one of ours did not arrive (RFC 3464), or was complained about (RFC 5965).
import PostalMime, { type Email } from "postal-mime";

export interface Report {
  readonly what: "bounced" | "complained";
  /** Whether further mails to the address would come back too. */
  readonly isLasting: boolean;
  /** As RFC 3463 has it, like `5.1.1`; null when it is not said. */
  readonly status: string | null;
  /** Of the mail that is reported. */
  readonly messageId: string | null;
  /** Everything that may name the address to which it was to come back, in one text. */
  readonly returnedTo: string;
}

/** Headers in which servers say to which address they delivered. */
const DELIVERED_TO = ["to", "delivered-to", "x-original-to", "envelope-to", "x-envelope-to", "x-rcpt-to"];

/** @returns undefined for a mail that reports nothing of the kind: an answer, a word of delay, anything else. */
export async function readReport(raw: Uint8Array): Promise<Report | undefined> {
  const mail = await PostalMime.parse(raw, { forceRfc822Attachments: true, attachmentEncoding: "utf8" });
  const part = (...types: string[]) => {
    const content = mail.attachments.find(({ mimeType }) => types.includes(mimeType))?.content;
    return typeof content === "string" ? content : undefined;
  };
  const original = part("message/rfc822", "text/rfc822-headers", "message/rfc822-headers", "message/global") ?? mail.text ?? "";
  const found = { messageId: field(original, "message-id"), returnedTo: returnedTo(mail, original) };
  const complaint = part("message/feedback-report");
  if (complaint !== undefined) return complained(complaint, found);
  const status = part("message/delivery-status", "message/global-delivery-status");
  if (status !== undefined) return bounced(status, found);
  return withoutParts(mail, found);
}

type Found = Pick<Report, "messageId" | "returnedTo">;

function complained(feedback: string, { messageId, returnedTo }: Found): Report | undefined {
  const type = field(feedback, "feedback-type")?.toLowerCase();
  // `not-spam` takes one back, and `auth-failure` is about the sender's own settings.
  if (type !== "abuse" && type !== "fraud" && type !== "other") return undefined;
  const from = field(feedback, "original-mail-from") ?? "";
  return { what: "complained", isLasting: true, status: null, messageId, returnedTo: `${returnedTo} ${from}` };
}

function bounced(status: string, found: Found): Report | undefined {
  const recipients = status.split(/\r?\n[ \t]*\r?\n/).filter((group) => field(group, "final-recipient") !== null);
  const failed = recipients.find((group) => field(group, "action")?.toLowerCase() === "failed");
  if (failed === undefined) return undefined;
  const said = /\b[245]\.\d{1,3}\.\d{1,3}\b/;
  // Where the field is only a class, the diagnosis often says more.
  const code = said.exec(field(failed, "status") ?? "")?.[0];
  const diagnosed = said.exec(field(failed, "diagnostic-code") ?? "")?.[0];
  const best = (code === undefined || /^\d\.0\.0$/.test(code) ? diagnosed : undefined) ?? code ?? null;
  return { what: "bounced", isLasting: isLasting(best), status: best, ...found };
}

/** Reports of older servers: no parts for programs, but a header that names who was not reached. */
function withoutParts({ headers, text = "" }: Email, found: Found): Report | undefined {
  if (!headers.some(({ key }) => key === "x-failed-recipients")) return undefined;
  const answer = /\b([45])\d\d(?:[ -](\d\.\d{1,3}\.\d{1,3}))?\b/.exec(text.replace(/^-{4,}[\s\S]*$/m, ""));
  const status = answer?.[2] ?? (answer ? `${answer[1]}.0.0` : null);
  return { what: "bounced", isLasting: isLasting(status), status, ...found };
}

/** What is wrong with the address lasts; a full mailbox, a mail that is too long or not liked, and whatever passes do not. */
function isLasting(status: string | null): boolean {
  if (status === null || !status.startsWith("5.")) return false;
  return !["5.2.2", "5.2.3", "5.3.4"].includes(status) && !/^5\.[67]\./.test(status);
}

function returnedTo({ headers }: Email, original: string): string {
  const said = headers.filter(({ key }) => DELIVERED_TO.includes(key)).map(({ value }) => value);
  return [...said, field(original, "return-path") ?? ""].join(" ");
}

/** The first field of that name among lines as in a mail's header, unfolded. */
function field(lines: string, name: string): string | null {
  const found = new RegExp(`^${name}:[ \\t]*(.*(?:\\r?\\n[ \\t]+.*)*)`, "im").exec(lines);
  return found?.[1]?.replace(/\r?\n[ \t]+/g, " ").trim() ?? null;
}
