// A post office for tests: real SMTP, short patience, a silent log that can be read.
import type { Database } from "@pithead/db";
import { type Clock, SYSTEM_CLOCK } from "../../clock.ts";
import { pushKeysOf } from "../../notices/channels/push-crypt.ts";
import type { Painter } from "../../pictures/painter.ts";
import type { JobLog, PostOffice } from "../post-office.ts";
import type { Patience } from "../retry.ts";
import { openSmtp } from "../smtp.ts";
import { games } from "./players.ts";

/** Tries again at once, and for as long as the real one does. */
export const HASTE: Patience = { seconds: [0], days: 5, refusals: 3 };

export const PUBLIC_URL = "https://pithead.example";
export const SECRET = "a secret for tests only";
export const FROM = "Pithead <post@pithead.example>";

export function officeOn(
  db: Database,
  smtpUrl: string,
  {
    log = silent(),
    clock = SYSTEM_CLOCK,
    bounces = null,
    painter,
  }: { log?: JobLog; clock?: Clock; bounces?: string | null; painter?: Painter } = {},
): PostOffice {
  return {
    db,
    games,
    clock,
    hands: 4,
    secret: SECRET,
    pushKeys: pushKeysOf(SECRET),
    mayAsk: (address) => address === "127.0.0.1",
    smtp: openSmtp(smtpUrl, FROM),
    patience: HASTE,
    publicUrl: PUBLIC_URL,
    bounces,
    painter,
    log,
  };
}

export interface ReadableLog extends JobLog {
  readonly lines: readonly string[];
}

export function silent(): ReadableLog {
  const lines: string[] = [];
  const write = (about: object, message: string) => void lines.push(`${message} ${JSON.stringify(about)}`);
  return { lines, debug: write, info: write, warn: write, error: write };
}
