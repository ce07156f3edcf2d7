// What a channel is given to send, and what it says became of it.
import type { Notice } from "@pithead/db";
import type { PostOffice } from "../../jobs/post-office.ts";
import type { SeatedGame } from "../../jobs/seated-game.ts";

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

/** Whether a fault of an HTTP request is an answer: without one, nobody can know whether it arrived. */
export function isAnswer(error: string): boolean {
  return error.startsWith("HTTP ");
}
