// What every part of the API works with.
import type { newestRulesetOf, rulesetOf } from "@pithead/catalog";
import type { Database } from "@pithead/db";
import type { Clock } from "./clock.ts";
import type { MayAsk } from "./notices/outbound.ts";

/** The games there are to play: the catalog. */
export interface Games {
  readonly rulesetOf: typeof rulesetOf;
  readonly newestRulesetOf: typeof newestRulesetOf;
}

export interface Service {
  readonly db: Database;
  readonly games: Games;
  readonly clock: Clock;
  /** How long after a hand-over its notice is due. */
  readonly noticeDelaySeconds: number;
  /** The address that people open, without a slash at its end. */
  readonly publicUrl: string;
  /** With which browsers subscribe to push, base64url. */
  readonly pushKey: string;
  /** Which addresses may be asked at a user's wish: those on the public internet, when absent. */
  readonly mayAsk?: MayAsk | undefined;
  /** How long after a hand-over a bot moves, at the earliest. */
  readonly botDelayMs: number;
  /** After so many days of waiting, any opponent may have a bot play on for a player. */
  readonly absentDays: number;
}
