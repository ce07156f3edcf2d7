// A mail server that hears and says lines, for tests: over TLS from the start, or from the command on that asks for it.
import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { createSecureContext, createServer as createTlsServer, TLSSocket } from "node:tls";
import type { Certificate } from "./certificate.ts";

export interface MailServer {
  readonly port: number;
  /** What lies in the mailbox. */
  readonly mails: Map<string, string>;
  /** The commands it was given in the clear, without their words. */
  readonly heard: string[];
  stop(): Promise<void>;
}

export interface Served {
  readonly host?: string;
  /** With which it speaks TLS; without one it does not. */
  readonly certificate?: Certificate;
  /** Whether TLS begins with the connection. */
  readonly isSecure?: boolean;
}

/** One conversation. */
export interface Session {
  readonly greeting: string;
  /** @param line without its end. @returns lines, with an end after the last */
  answer(line: string): string;
  /** Whether a line asks for TLS, which begins after its answer. */
  startsTls(line: string): boolean;
}

/** @param open begins a conversation; `offersTls`: whether there is TLS to be had, and not begun */
export async function startLineServer(
  { host = "127.0.0.1", certificate, isSecure = false }: Served,
  open: (offersTls: boolean) => Session,
): Promise<Pick<MailServer, "port" | "stop">> {
  const server: Server =
    isSecure && certificate !== undefined
      ? createTlsServer({ ...certificate }, (socket) => converse(socket, open(false)))
      : createServer((socket) => converse(socket, open(certificate !== undefined), certificate));
  // A client that refuses the certificate is no fault of the server.
  server.on("tlsClientError", () => {});
  server.listen(0, host);
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("Not listening.");
  return { port: address.port, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}

function converse(socket: Socket, session: Session, certificate?: Certificate): void {
  socket.write(`${session.greeting}\r\n`);
  attend(socket, session, certificate);
}

function attend(socket: Socket, session: Session, certificate?: Certificate): void {
  let rest = "";
  const hear = (bytes: Buffer): void => {
    const lines = `${rest}${bytes.toString()}`.split("\r\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      // In two pieces, as the network may cut it.
      const said = session.answer(line);
      socket.write(said.slice(0, said.length >> 1));
      socket.write(said.slice(said.length >> 1));
      if (certificate === undefined || !session.startsTls(line)) continue;
      socket.off("data", hear);
      attend(new TLSSocket(socket, { isServer: true, secureContext: createSecureContext({ ...certificate }) }), session);
    }
  };
  socket.on("error", () => {});
  socket.on("data", hear);
}
