// Reading a mailbox by IMAP (RFC 3501), over TLS from the start or by STARTTLS.
import { ImapFlow } from "imapflow";
import { isThisMachine, LONGEST_MAIL_BYTES, type Mailbox, type ServerAddress } from "./mailbox.ts";

const PATIENCE_MS = 30_000;

/** @param folder of the mailbox, like `INBOX` */
export function openImap(address: ServerAddress, folder: string): Mailbox {
  /** Mails that stay are not fetched again by this process: their numbers, and of which numbering. */
  let shown = new Set<number>();
  let numbering: bigint | undefined;
  return {
    lookThrough: async (handle) => {
      const client = await signIn(address);
      try {
        const { uidValidity } = await open(client, folder);
        if (uidValidity !== numbering) shown = new Set();
        numbering = uidValidity;
        for (const uid of await mailsIn(client)) {
          if (shown.has(uid)) continue;
          const mail = await readShort(client, uid);
          if (mail === undefined || (await handle(mail)) === "stays") shown.add(uid);
          else if (!(await client.messageDelete(String(uid), { uid: true }))) throw new Error("The mailbox for bounces removes no mails.");
        }
        await client.logout();
      } finally {
        client.close();
      }
    },
  };
}

/** No password goes out in the clear, but to this machine. */
async function signIn({ host, port, isSecure, user, password }: ServerAddress): Promise<ImapFlow> {
  const client = new ImapFlow({
    host,
    port,
    secure: isSecure,
    ...(!isSecure && !isThisMachine(host) && { doSTARTTLS: true }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  // What is said here is thrown by what is waited for, too.
  client.on("error", () => {});
  await client.connect().catch((error: unknown) => {
    client.close();
    if (isMarked(error, "authenticationFailed")) throw new Error("The mailbox for bounces refused user and password.");
    if (isMarked(error, "tlsFailed") && !("code" in error)) throw new Error("The mailbox for bounces offers no TLS: use imaps.");
    throw error;
  });
  return client;
}

async function open(client: ImapFlow, folder: string): Promise<{ uidValidity: bigint }> {
  return client.mailboxOpen(folder).catch((error: unknown) => {
    if (isMarked(error, "mailboxMissing")) throw new Error("The mailbox for bounces has no folder of that name.");
    throw error;
  });
}

async function mailsIn(client: ImapFlow): Promise<number[]> {
  const found = await client.search({ all: true }, { uid: true });
  if (!found) throw new Error("The mailbox for bounces does not say what is in it.");
  return found;
}

/** Marks nothing as seen. @returns undefined for a mail that is too long, or gone. */
async function readShort(client: ImapFlow, uid: number): Promise<Uint8Array | undefined> {
  const measured = await client.fetchOne(String(uid), { size: true }, { uid: true });
  if (!measured || measured.size === undefined || measured.size > LONGEST_MAIL_BYTES) return undefined;
  const read = await client.fetchOne(String(uid), { source: true }, { uid: true });
  return read ? read.source : undefined;
}

function isMarked(error: unknown, mark: "authenticationFailed" | "mailboxMissing" | "tlsFailed"): error is Error {
  return error instanceof Error && mark in error;
}
