// Where the webhooks of a simulated month lead: a server that fails a fifth of the time and remembers what it was sent.
import { once } from "node:events";
import { createServer } from "node:http";
import type { Try } from "./journal.ts";
import { portOf } from "./post.ts";

export interface Hooks {
  /** The address of somebody's. */
  urlFor(userId: string): string;
  stop(): Promise<void>;
}

interface HooksOptions {
  readonly now: () => number;
  readonly random: (n: number) => number;
  readonly onTry: (tried: Try) => void;
}

export async function startHooks({ now, random, onTry }: HooksOptions): Promise<Hooks> {
  const server = createServer((request, response) => {
    let says = "";
    request.setEncoding("utf8").on("data", (chunk: string) => (says += chunk));
    request.on("end", () => {
      const roll = random(100);
      const taken = roll >= 20;
      onTry({
        at: now(),
        channel: "webhook",
        to: (request.url ?? "").slice(1),
        id: `${request.headers["webhook-id"]}`,
        says,
        stop: null,
        taken,
        answered: roll >= 5,
      });
      if (roll < 5) return request.socket.destroy();
      response.writeHead(taken ? 204 : roll < 12 ? 500 : 429).end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    urlFor: (userId) => `http://127.0.0.1:${portOf(server.address())}/${userId}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
