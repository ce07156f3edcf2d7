// A real SMTP server for tests, which keeps what it is sent and fails when told to.
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { SMTPServer } from "smtp-server";
import { type Received, read } from "./received.ts";

export interface Inbox {
  readonly url: string;
  /** In the order of their arrival. */
  readonly mails: readonly Received[];
  /** Resolves when so many mails are there. */
  holds(count: number): Promise<readonly Received[]>;
  stop(): Promise<void>;
}

export interface Faults {
  /** Asked for each mail when it has been sent in full; an answer other than 250 refuses it. */
  answer?: (mail: Received) => number | Promise<number>;
  /** Asked for each mail that is taken: the connection breaks before the sender hears of it. */
  isSilent?: (mail: Received) => boolean;
  /** Asked for each recipient before the mail itself. */
  recipient?: (address: string) => number;
  /** 0 for any free one. */
  port?: number;
}

export async function startInbox({
  answer = () => 250,
  isSilent = () => false,
  recipient = () => 250,
  port = 0,
}: Faults = {}): Promise<Inbox> {
  const mails: Received[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, done) => done(failure(recipient(address))),
    onData: (stream, { envelope, id }, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const mail = read(
          Buffer.concat(chunks).toString("utf8"),
          envelope.rcptTo[0]?.address ?? "",
          envelope.mailFrom === false ? "" : envelope.mailFrom.address,
        );
        const code = await answer(mail);
        if (code === 250) mails.push(mail);
        if (code === 250 && isSilent(mail)) breakConnection(server, id);
        else done(failure(code));
        for (const look of waiting) look();
      });
    },
  });
  // A client that is killed in the middle of a mail is no fault of the server.
  server.on("error", () => {});
  const listening = server.listen(port, "127.0.0.1");
  await once(listening, "listening");
  return {
    url: `smtp://127.0.0.1:${portOf(listening.address())}`,
    mails,
    holds: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (mails.length < count) return;
          waiting.delete(look);
          resolve(mails);
        };
        waiting.add(look);
        look();
      }),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Ends a session of a server in the midst of whatever it says. */
export function breakConnection(server: SMTPServer, sessionId: string): void {
  for (const { session, _socket } of server.connections) if (session.id === sessionId) _socket.destroy();
}

/** A port at which nobody listens. */
export async function deadPort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const port = portOf(probe.address());
  probe.close();
  await once(probe, "close");
  return port;
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("Not listening.");
  return address.port;
}

function failure(code: number): Error | null {
  return code === 250 ? null : Object.assign(new Error("Refused on purpose"), { responseCode: code });
}
