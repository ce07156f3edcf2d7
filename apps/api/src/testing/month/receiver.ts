// An HTTP server of a simulated month: it fails a fifth of the time in every way there is, and remembers each try.
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { portOf } from "../port.ts";
import type { Try } from "./journal.ts";

export interface Receiver {
  readonly address: string;
  stop(): Promise<void>;
}

export interface ReceiverOptions {
  readonly now: () => number;
  readonly random: (n: number) => number;
  /** Told of every try, before its sender knows. */
  readonly onTry: (tried: Try) => void;
}

/** What is told of a request by itself. */
export type Told = Pick<Try, "channel" | "to" | "id" | "says">;

/** What the server does. `swallow`: it has it, and the connection breaks before it can say so. */
type Fate = "break" | "swallow" | number;

const FATES: readonly (readonly [Fate, number])[] = [
  ["break", 5],
  ["swallow", 2],
  [500, 6],
  [429, 7],
];

/** @param goneFor whether there is nobody to whom it could be told any more: 410, for good */
export async function startReceiver(
  read: (request: IncomingMessage, body: Buffer) => Told,
  { now, random, onTry }: ReceiverOptions,
  goneFor: (to: string) => boolean = () => false,
): Promise<Receiver> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const told = read(request, Buffer.concat(chunks));
      const fate = goneFor(told.to) ? 410 : fateOf(random(100));
      const breaks = typeof fate === "string";
      onTry({ at: now(), ...told, stop: null, taken: fate === "swallow" || fate === 204, answered: !breaks });
      if (breaks) request.socket.destroy();
      else response.writeHead(fate).end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${portOf(server.address())}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function fateOf(roll: number): Fate {
  let below = 0;
  for (const [fate, share] of FATES) {
    below += share;
    if (roll < below) return fate;
  }
  return 204;
}
