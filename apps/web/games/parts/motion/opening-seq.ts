// From which position a table plays what came while its viewer was away.
import type { Game } from "@pithead/contracts";

/** More moves than this are left to the log. */
export const MOST_PLAYED = 12;

/** The seq at which it opens; undefined when that is the newest, and for who only watches. */
export function openingSeq({ seat, seq, seenSeq }: Pick<Game, "seat" | "seq" | "seenSeq">): number | undefined {
  const from = Math.max(seenSeq, seq - MOST_PLAYED);
  return seat === null || seenSeq === 0 || from >= seq ? undefined : from;
}
