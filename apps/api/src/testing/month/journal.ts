// What is written down of a simulated month from outside: what people did, what arrived, when nobody was there.
import type { Judgement } from "./letters.ts";

/** Channels that hand something over. */
export const TRIED_CHANNELS = ["mail", "push", "webhook"] as const;
type TriedChannel = (typeof TRIED_CHANNELS)[number];

/** A message that the service tried to hand over. */
export interface Try {
  readonly at: number;
  readonly channel: TriedChannel;
  /** Whom it is for: a mail address, or a user's id. */
  readonly to: string;
  /** What it is about first, `kind.game.seq`, and for a mail `.user`; empty where the address was refused before that was said. */
  readonly id: string;
  readonly says: string;
  /** The path that ends such mails by one click. */
  readonly stop: string | null;
  /** Whether the receiver has it. */
  readonly taken: boolean;
  /** Whether it could say so. */
  readonly answered: boolean;
}

/** What somebody did at a table, beside moving. */
export type Deed =
  | { readonly did: "look"; readonly atHand: boolean }
  | { readonly did: "away" | "back" }
  | { readonly did: "replace"; readonly seat: number }
  | { readonly did: "resign"; readonly offered: boolean }
  | { readonly did: "take"; readonly seat: number }
  | { readonly did: "vote"; readonly seat: number; readonly choice: "bot" | "substitute" | "end" }
  | { readonly did: "pause"; readonly wants: boolean };

export type Done = Deed & {
  readonly at: number;
  readonly userId: string;
  readonly gameId: string;
  /** Where the game stood then. */
  readonly seq: number;
};

/** Beginning or ending a vacation by hand. */
interface Rest {
  readonly at: number;
  readonly userId: string;
  /** Null where it is ended. */
  readonly until: number | null;
}

/** What a table showed of a clock. */
export interface Shown {
  readonly at: number;
  readonly gameId: string;
  readonly seat: number;
  readonly seq: number;
  readonly deadline: number | null;
}

/** What somebody's program read of their feeds. */
export interface Fetched {
  readonly at: number;
  readonly userId: string;
  /** Newest first. */
  readonly entries: readonly { readonly gameId: string; readonly seq: number; readonly kind: string; readonly at: number }[];
  /** To the second. */
  readonly deadlines: readonly { readonly gameId: string; readonly at: number }[];
}

export interface Span {
  readonly from: number;
  readonly until: number;
}

export interface Journal {
  readonly begins: number;
  ends: number;
  readonly tries: Try[];
  readonly done: Done[];
  readonly rests: Rest[];
  readonly shown: Shown[];
  /** Mails of notices stopped by one click. */
  readonly stopped: Map<string, number>;
  /** Since when somebody's push service has said that their browser is no more. */
  readonly gone: Map<string, number>;
  readonly fetched: Fetched[];
  /** How many mails the linter has looked at, and what was wrong with them. */
  letters: Judgement;
  /** When no process was there: from the last look to the first. */
  readonly away: Span[];
  /** When a process was killed. */
  readonly kills: number[];
  /** What should not have been answered. */
  readonly faults: string[];
  moves: number;
}

export function emptyJournal(begins: number): Journal {
  return {
    begins,
    ends: begins,
    tries: [],
    done: [],
    rests: [],
    shown: [],
    stopped: new Map(),
    gone: new Map(),
    fetched: [],
    letters: { count: 0, faults: [] },
    away: [],
    kills: [],
    faults: [],
    moves: 0,
  };
}
