// What can be set from outside: read once, checked, with one clear sentence about a bad value.
import path from "node:path";
import { z } from "zod";
import { ROOT } from "./folders.ts";
import { Stop } from "./say.ts";

const Port = z
  .string()
  .regex(/^\d{1,5}$/, "must be a port number from 1 to 65535")
  .transform(Number)
  .refine((port) => port >= 1 && port <= 65_535, "must be a port number from 1 to 65535");

const address = (kinds: string[], example: string) =>
  z.string().refine((text) => URL.canParse(text) && kinds.includes(new URL(text).protocol), `must be an address like ${example}`);

const WEEK_SECONDS = 7 * 24 * 3600;
const SECONDS = `must be a whole number of seconds, at most ${WEEK_SECONDS}`;
const LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const Settings = z.object({
  HOST: z.string().default("127.0.0.1"),
  PORT: Port.default(3000),
  API_PORT: Port.default(3001),
  INBOX_PORT: Port.default(1080),
  SMTP_PORT: Port.default(1025),
  PUBLIC_URL: address(["http:", "https:"], "https://pithead.example")
    .refine(
      (text) => !URL.canParse(text) || new URL(text).pathname === "/",
      "must be an address without a path, like https://pithead.example",
    )
    .optional(),
  DATABASE_URL: address(["postgres:", "postgresql:"], "postgresql://user:password@localhost:5432/pithead").optional(),
  SMTP_URL: address(["smtp:", "smtps:"], "smtp://user:password@localhost:587").optional(),
  MAIL_FROM: z.string().min(3, "must be a mail address like Pithead <post@pithead.example>").default("Pithead <pithead@localhost>"),
  AUTH_SECRET: z.string().min(16, "must have at least 16 characters").optional(),
  NOTICE_DELAY_SECONDS: z
    .string()
    .regex(/^\d{1,6}$/, SECONDS)
    .refine((text) => Number(text) <= WEEK_SECONDS, SECONDS)
    .optional(),
  REQUESTS_PER_MINUTE: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, "must be a whole number from 1")
    .optional(),
  LOG_LEVEL: z.enum(LEVELS, { error: `must be one of ${LEVELS.join(", ")}` }).optional(),
  PITHEAD_DATA: z.string().default(".data"),
});

/** The checked settings, by their names in the environment. An empty value counts as not set. */
export type Settings = z.infer<typeof Settings>;

/** @throws Stop naming the variable that is wrong. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = Settings.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Stop(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  const settings = parsed.data;
  const ports = portsOf(settings);
  for (const [index, [name, port]] of ports.entries()) {
    const other = ports.slice(0, index).find(([, taken]) => taken === port);
    if (other !== undefined) throw new Stop(`${name} and ${other[0]} are both ${port}: each needs a port of its own.`);
  }
  return { ...settings, PITHEAD_DATA: path.resolve(ROOT, settings.PITHEAD_DATA) };
}

/** The ports that this set-up listens on, by the variables that name them. */
export function portsOf(settings: Settings): [name: "PORT" | "API_PORT" | "INBOX_PORT" | "SMTP_PORT", port: number][] {
  const always: ReturnType<typeof portsOf> = [
    ["PORT", settings.PORT],
    ["API_PORT", settings.API_PORT],
  ];
  if (settings.SMTP_URL !== undefined) return always;
  return [...always, ["INBOX_PORT", settings.INBOX_PORT], ["SMTP_PORT", settings.SMTP_PORT]];
}
