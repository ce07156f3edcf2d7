// The mailbox to which mails come back: by POP3, or the folder into which a mail server on this machine delivers.
import { openMaildir } from "./maildir.ts";
import { openPop3 } from "./pop3.ts";

/** Whether a mail was dealt with, and goes, or is none of ours, and stays. */
export type Handle = (mail: Uint8Array) => Promise<"done" | "stays">;

export interface Mailbox {
  /** Shows each mail that has not been shown yet. @throws Error when the mailbox cannot be read, naming neither user nor password. */
  lookThrough(handle: Handle): Promise<void>;
}

/** Longer mails are not read: no report is. */
export const LONGEST_MAIL_BYTES = 2 * 1024 * 1024;

/** Why a mailbox's address will not do; undefined when it will. */
export function mailboxProblem(address: string): string | undefined {
  if (!URL.canParse(address)) return "must be a pop3:, pop3s: or maildir: address";
  const { protocol, hostname, username, pathname } = new URL(address);
  if (protocol === "maildir:")
    return pathname.startsWith("/") ? undefined : "must name a folder from the root on, like maildir:/var/mail/bounces";
  if (protocol !== "pop3:" && protocol !== "pop3s:") return "must be a pop3:, pop3s: or maildir: address";
  return hostname === "" || username === "" ? "must name a user and a host, like pop3s://USER:PASSWORD@HOST" : undefined;
}

/** @param address one that `mailboxProblem` finds nothing wrong with. */
export function openMailbox(address: string): Mailbox {
  const { protocol, hostname, port, username, password, pathname } = new URL(address);
  if (protocol === "maildir:") return openMaildir(decodeURIComponent(pathname));
  const isSecure = protocol === "pop3s:";
  return openPop3({
    host: hostname,
    port: port === "" ? (isSecure ? 995 : 110) : Number(port),
    isSecure,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  });
}
