// The mail server of a simulated month: real SMTP that fails a fifth of the time in every way there is, and remembers each try.
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { breakConnection } from "../../jobs/testing/inbox.ts";
import { type Received, read } from "../../jobs/testing/received.ts";
import { portOf } from "../port.ts";
import type { Try } from "./journal.ts";

export interface Post {
  readonly url: string;
  stop(): Promise<void>;
}

/** What the server does to a mail. `swallow`: it takes it, and the connection breaks before it can say so. */
type Fate = "take" | "refuse" | "refuse-for-good" | "break" | "swallow" | "dawdle";

/** Of a hundred addresses so many are refused, and of a hundred mails each kind. */
const REFUSED_ADDRESSES = 5;
const FATES: readonly (readonly [Fate, number])[] = [
  ["refuse", 6],
  ["refuse-for-good", 4],
  ["break", 5],
  ["swallow", 1],
  ["dawdle", 1],
];
const DAWDLE_MS = 40;

interface PostOptions {
  readonly now: () => number;
  readonly random: (n: number) => number;
  /** Told of every mail that came whole, as it came. */
  readonly onMail: (raw: string) => void;
  /** Told of every try, and of a mail that is taken before the sender knows. */
  readonly onTry: (tried: Try) => void;
}

export async function startPost({ now, random, onTry, onMail }: PostOptions): Promise<Post> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, done) => {
      if (random(100) >= REFUSED_ADDRESSES) return done();
      onTry({ at: now(), channel: "mail", to: address, id: "", says: "", stop: null, taken: false, answered: true });
      done(refusal(451));
    },
    onData: (stream, { envelope, id }, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const fate = fateOf(random(100));
        const taken = fate === "take" || fate === "dawdle" || fate === "swallow";
        const mail = read(
          Buffer.concat(chunks).toString("utf8"),
          envelope.rcptTo[0]?.address ?? "",
          envelope.mailFrom === false ? "" : envelope.mailFrom.address,
        );
        onMail(mail.raw);
        onTry({ ...tryOf(mail, now()), taken, answered: fate !== "break" && fate !== "swallow" });
        switch (fate) {
          case "dawdle":
            await wait(DAWDLE_MS);
            return done();
          case "take":
            return done();
          case "refuse":
            return done(refusal(452));
          case "refuse-for-good":
            return done(refusal(554));
          case "break":
          case "swallow":
            breakConnection(server, id);
        }
      });
    },
  });
  // Connections that we break ourselves, and clients that are killed.
  server.on("error", () => {});
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  return {
    url: `smtp://127.0.0.1:${portOf(listening.address())}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function tryOf({ to, headers, text }: Received, at: number): Omit<Try, "taken" | "answered"> {
  const stop = /\/api\/v1(\/unsubscribe\/[^>]+)>/.exec(headers.get("list-unsubscribe") ?? "")?.[1] ?? null;
  return { at, channel: "mail", to, id: (headers.get("message-id") ?? "").replace(/^<|@.*$/g, ""), says: text, stop };
}

function fateOf(roll: number): Fate {
  let below = 0;
  for (const [fate, share] of FATES) {
    below += share;
    if (roll < below) return fate;
  }
  return "take";
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error("Refused on purpose"), { responseCode });
}
