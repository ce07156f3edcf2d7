// What a channel is given to send, and what it says became of it.
import type { Notice } from "@pithead/db";
import type { PostOffice } from "../../jobs/post-office.ts";
import type { SeatedGame } from "../../jobs/seated-game.ts";
import type { Posted } from "../outbound.ts";

export interface Post {
  readonly office: PostOffice;
  /** What the message is about first. */
  readonly lead: Notice;
  /** The message's own, the same at each try that may have been one too many. */
  readonly messageId: string;
  readonly game: SeatedGame;
  /** Further games that wait for the reader, which the message names too. */
  readonly others: readonly SeatedGame[];
  readonly now: Date;
}

/**
 * `error` names the fault and never holds what was sent or to whom; `again`: when it is tried next, null when it is given up;
 * `mayHaveArrived`: nobody can know whether it did.
 */
export type Sent =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: string; readonly again: Date | null; readonly mayHaveArrived: boolean };

export type Send = (post: Post) => Promise<Sent>;

/** What a message is called where there are no Message-IDs: the same at each try. */
export function nameOf({ kind, gameId, seq }: Post["lead"]): string {
  return `${kind}.${gameId}.${seq}`;
}

/** Longer than this no server is left alone, whatever it asks. */
const MOST_LEFT_ALONE_SECONDS = 3600;

/** When to try again: as patience has it, and not while the server wants to be left alone. Null stays null. */
export function afterLeavingAlone(again: Date | null, { leaveAlone }: Pick<Posted, "leaveAlone">, now: Date): Date | null {
  const from = new Date(now.getTime() + Math.min(leaveAlone, MOST_LEFT_ALONE_SECONDS) * 1000);
  return again === null || again > from ? again : from;
}
