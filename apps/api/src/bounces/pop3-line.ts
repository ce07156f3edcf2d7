// One connection to a POP3 server: commands one after another, and their answers of one line or many.
import { connect as connectTcp, isIP, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";

export interface Conversation {
  /** Says a command. @throws Error when it is refused, naming the command's first word alone. */
  say(command: string): Promise<void>;
  /** The lines of an answer of many. */
  list(command: string): Promise<string[]>;
  /** A mail, byte for byte. */
  retrieve(number: string): Promise<Uint8Array>;
  /** Goes on over TLS. */
  startTls(): Promise<void>;
  close(): void;
}

const PATIENCE_MS = 30_000;
/** More than this without an end is no answer that is waited for. */
const LONGEST_ANSWER = 16 * 1024 * 1024;
const LINE = /\r\n/;
/** A line of one dot, at once where the answer is empty. */
const LAST_LINE = /(?:^|\r\n)\.\r\n/;

/** @throws Error when the server is not there, or greets with a refusal. */
export async function converse({ host, port, isSecure }: { host: string; port: number; isSecure: boolean }): Promise<Conversation> {
  // `host` is what the certificate is to be for; only a name is asked for by name.
  const named = { host, ...(isIP(host) === 0 && { servername: host }) };
  let socket: Socket = isSecure ? connectTls({ ...named, port }) : connectTcp({ host, port });
  let answer = answers(socket);
  const greeting = await answer(LINE);
  if (!greeting.startsWith("+OK")) throw new Error("The mailbox for bounces refused the connection.");

  async function say(command: string): Promise<void> {
    socket.write(`${command}\r\n`);
    const said = await answer(LINE);
    if (!said.startsWith("+OK")) throw new Error(`The mailbox for bounces refused ${command.split(" ")[0] ?? ""}.`);
  }

  async function many(command: string): Promise<string> {
    await say(command);
    const said = await answer(LAST_LINE);
    return said.slice(0, -3).replace(/^\.\./gm, ".");
  }

  return {
    say,
    list: async (command) => (await many(command)).split("\r\n").filter(Boolean),
    retrieve: async (number) => Buffer.from(await many(`RETR ${number}`), "latin1"),
    startTls: async () => {
      await say("STLS");
      socket.removeAllListeners();
      socket = connectTls({ ...named, socket });
      answer = answers(socket);
    },
    close: () => socket.destroy(),
  };
}

/** @returns a function that waits for an answer up to its end. Bytes are characters from 0 to 255. */
function answers(socket: Socket): (end: RegExp) => Promise<string> {
  let held = "";
  let fault: Error | undefined;
  let look = (): void => {};
  const fail = (error: Error): void => {
    fault ??= error;
    look();
  };
  socket.setTimeout(PATIENCE_MS, () => fail(new Error("The mailbox for bounces does not answer.")));
  socket.on("data", (bytes: Buffer) => {
    held += bytes.toString("latin1");
    look();
  });
  socket.on("error", fail);
  socket.on("close", () => fail(new Error("The mailbox for bounces closed the connection.")));
  return (end) =>
    new Promise((resolve, reject) => {
      look = () => {
        const found = end.exec(held);
        if (found !== null) {
          const said = held.slice(0, found.index + found[0].length);
          held = held.slice(said.length);
          look = () => {};
          resolve(said);
        } else if (fault !== undefined) reject(fault);
        else if (held.length > LONGEST_ANSWER) reject(new Error("The mailbox for bounces says too much."));
      };
      look();
    });
}
