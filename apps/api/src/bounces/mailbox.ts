// The mailbox to which mails come back: by IMAP or POP3, or the folder into which a mail server on this machine delivers.
import { openImap } from "./imap.ts";
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

/** Where a server is asked, and as whom. */
export interface ServerAddress {
  readonly host: string;
  readonly port: number;
  /** Whether TLS begins with the connection. */
  readonly isSecure: boolean;
  readonly user: string;
  readonly password: string;
}

const KINDS = "must be an imap:, imaps:, pop3:, pop3s: or maildir: address";
/** By protocol. */
const PORTS = new Map([
  ["imap:", 143],
  ["imaps:", 993],
  ["pop3:", 110],
  ["pop3s:", 995],
]);
const THIS_MACHINE = ["localhost", "127.0.0.1", "::1", "[::1]"];

/** Whether what is said to a host stays on this machine. */
export function isThisMachine(host: string): boolean {
  return THIS_MACHINE.includes(host);
}

/** Why a mailbox's address will not do; undefined when it will. */
export function mailboxProblem(address: string): string | undefined {
  if (!URL.canParse(address)) return KINDS;
  if (/%(?![0-9a-f]{2})/i.test(address)) return "must have %25 for % in user and password";
  const { protocol, hostname, username, pathname } = new URL(address);
  if (protocol === "maildir:")
    return pathname.startsWith("/") ? undefined : "must name a folder from the root on, like maildir:/var/mail/bounces";
  if (!PORTS.has(protocol)) return KINDS;
  return hostname === "" || username === "" ? "must name a user and a host, like imaps://USER:PASSWORD@HOST" : undefined;
}

/** @param address one that `mailboxProblem` finds nothing wrong with. */
export function openMailbox(address: string): Mailbox {
  const { protocol, hostname, port, username, password, pathname } = new URL(address);
  const path = decodeURIComponent(pathname);
  if (protocol === "maildir:") return openMaildir(path);
  const server: ServerAddress = {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (PORTS.get(protocol) ?? 0),
    isSecure: protocol.endsWith("s:"),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  };
  return protocol.startsWith("imap") ? openImap(server, path.slice(1) || "INBOX") : openPop3(server);
}
