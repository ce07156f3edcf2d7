// What the API is told from outside, checked once at its start.
import { z } from "zod";
import { mailboxProblem } from "./bounces/mailbox.ts";

const whole = (least: number, most: number, error: string) => z.coerce.number({ error }).int(error).min(least, error).max(most, error);
const Port = whole(1, 65_535, "must be a port number from 1 to 65535");
const LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const Env = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must be the URL of a Postgres database" }),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be the URL of an SMTP server" }),
  MAIL_FROM: z.string().min(3, "must be a mail address, with a name or without").default("Pithead <pithead@localhost>"),
  /** The web app's port, of which PUBLIC_URL is made when it is not given. */
  PORT: Port.default(3000),
  API_PORT: Port.default(3001),
  HOST: z.string().min(1).default("127.0.0.1"),
  /** The address that people open; the only origin that may change anything. */
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: "must be the http or https address that people open" }).optional(),
  /** Shared with the web app, which makes the sessions. */
  AUTH_SECRET: z.string().min(16, "must have at least 16 characters"),
  /** How long after a hand-over its notice is due. */
  NOTICE_DELAY_SECONDS: whole(0, 7 * 24 * 3600, "must be a whole number of seconds").default(600),
  /** In the address to which mail senders report bounces and complaints. */
  MAIL_REPORTS_KEY: z
    .string()
    .regex(/^[\w-]{20,60}$/, "must be 20 to 60 letters, digits, - or _")
    .optional(),
  /** To which mails come back. A server must deliver `name+anything@host` to it, too. */
  BOUNCES_ADDRESS: z.email("must be a mail address").max(80, "must have at most 80 characters").optional(),
  /** Where mails that came back are read. */
  BOUNCES_MAILBOX: z
    .string()
    .superRefine((address, { addIssue }) => {
      const message = mailboxProblem(address);
      if (message !== undefined) addIssue({ code: "custom", message });
    })
    .optional(),
  /** How long after a hand-over a bot moves. */
  BOT_DELAY_MS: whole(0, 60_000, "must be a whole number of milliseconds, at most a minute").default(1200),
  /** After so long a bot ends its thinking with the best it has. */
  BOT_THINKING_MS: whole(100, 60_000, "must be a whole number of milliseconds, at most a minute").default(2000),
  /** After so many days of waiting, any opponent may have a bot play on for a player. */
  ABSENT_DAYS: whole(0, 365, "must be a whole number of days, at most 365").default(7),
  /** Requests a minute that one user, or one address of nobody signed in, may make of one process. */
  REQUESTS_PER_MINUTE: whole(1, 1_000_000, "must be a whole number from 1").default(1200),
  /** Proxies before the web app that add to `X-Forwarded-For`; with none, all who are not signed in are one address. */
  TRUSTED_HOPS: whole(0, 10, "must be a whole number from 0 to 10").default(0),
  /** A folder of further editions, instead of the data folder's `editions/`. */
  EDITIONS: z.string().optional(),
  PITHEAD_DATA: z.string().default(".data"),
  /** For trying the service, never for running it: a file with the milliseconds by which its clock is ahead. */
  CLOCK_AHEAD_FILE: z.string().optional(),
  LOG_LEVEL: z.enum(LEVELS, { error: `must be one of ${LEVELS.join(", ")}` }).default("info"),
});

export type Env = Omit<z.infer<typeof Env>, "PUBLIC_URL"> & { PUBLIC_URL: string };

/** @throws Error with one sentence that names every wrong variable. An empty variable counts as not set. */
export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const read = Env.safeParse(given);
  if (!read.success) {
    const wrong = read.error.issues.map(({ path: [name], message }) =>
      given[String(name)] === undefined ? `${String(name)} is not set` : `${String(name)} ${message}`,
    );
    throw new Error(`The API cannot start: ${wrong.join("; ")}.`);
  }
  const { PUBLIC_URL = `http://localhost:${read.data.PORT}`, ...rest } = read.data;
  return { ...rest, PUBLIC_URL };
}
