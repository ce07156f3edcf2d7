// Sending one mail by SMTP. Knows no reasons and no retries: it says what became of it.
import type { Mail } from "@pithead/mail";
import { createTransport } from "nodemailer";

interface Envelope {
  readonly to: { readonly name: string; readonly address: string };
  readonly mail: Mail;
  /** The same for the same mail, however often it is sent: who gets it twice can tell. */
  readonly messageId: string;
  /** The first mail of a thread, which need not exist: mail programs put all that name it together. */
  readonly thread?: string;
  /** To which the mail comes back when it cannot be delivered; the sender's own address when absent. */
  readonly returnPath?: string | undefined;
  /** Ends such mails by one click in the mail program (RFC 8058). */
  readonly unsubscribe?: string;
}

/**
 * `error` names the fault by code and never holds what was sent or to whom; `lasting`: the address is refused for good;
 * `mayHaveArrived`: the connection broke without an answer, so that nobody can know.
 */
type Sent =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: string; readonly lasting: boolean; readonly mayHaveArrived: boolean };

export interface Smtp {
  send(envelope: Envelope): Promise<Sent>;
}

/** @param url of the server, with user and password where it asks for them. @param from the sender, `Name <address>`. */
export function openSmtp(url: string, from: string): Smtp {
  const transport = createTransport(
    { url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, disableFileAccess: true, disableUrlAccess: true },
    { from, headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" } },
  );
  return {
    send: async ({ to, mail, messageId, thread, returnPath, unsubscribe }) => {
      try {
        await transport.sendMail({
          ...mail,
          attachments: mail.attachments?.map(inline),
          to: { ...to },
          messageId,
          ...(returnPath !== undefined && { envelope: { from: returnPath, to: to.address } }),
          ...(thread !== undefined && { inReplyTo: thread, references: thread }),
          ...(unsubscribe !== undefined && {
            headers: { "List-Unsubscribe": `<${unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
          }),
        });
        return { ok: true };
      } catch (error) {
        return { ok: false, ...faultOf(error) };
      }
    },
  };
}

/** Shown where the HTML says, and not listed beside it. */
function inline({ content, ...named }: NonNullable<Mail["attachments"]>[number]) {
  return { ...named, content: Buffer.from(content), contentDisposition: "inline" } as const;
}

function faultOf(error: unknown): Omit<Extract<Sent, { ok: false }>, "ok"> {
  const {
    code = "unknown",
    responseCode,
    command,
    syscall,
  }: { code?: unknown; responseCode?: unknown; command?: unknown; syscall?: unknown } = typeof error === "object" && error !== null
    ? error
    : {};
  const said = [code, responseCode, command].filter((part) => typeof part === "string" || typeof part === "number").join(" ");
  const isAnswered = typeof responseCode === "number";
  return {
    error: said,
    lasting: command === "RCPT TO" && isAnswered && responseCode >= 500,
    mayHaveArrived: !isAnswered && syscall !== "connect" && code !== "EDNS",
  };
}
