// The hash chain of a game's log: who changes a row changes every hash from there on.
import { createHash } from "node:crypto";
import { canonicalJson } from "@pithead/engine";

/** A game's own object, of which the log knows only that it names its kind. */
export type Typed = { readonly type: string };

/** Who made a seat's move in its player's stead: the host, since it was the only one or by the player's standing order, or a bot. */
export type AutoMove = "forced" | "order" | "bot";

/** One accepted command and what followed from it. */
export interface LogRow {
  /** 0 is the start. */
  readonly seq: number;
  /** Null for the host. */
  readonly seat: number | null;
  readonly command: Typed;
  readonly events: readonly Typed[];
  readonly at: Date;
  /** The sender's idempotency key; null for what the host appended. */
  readonly key: string | null;
  /** Null where the player, or nobody, made the move. */
  readonly auto: AutoMove | null;
  readonly hash: Uint8Array<ArrayBuffer>;
}

/**
 * SHA-256 over the hash of the row before (nothing before row 0) and the row's canonical JSON with its game's id.
 * `auto` is left out where it is null, as in every row from before there were such moves.
 */
export function hashOf(previous: Uint8Array | undefined, gameId: string, row: Omit<LogRow, "hash">): Uint8Array<ArrayBuffer> {
  const { seq, seat, command, events, at, key, auto } = row;
  const text = canonicalJson({ gameId, seq, seat, command, events, at: at.toISOString(), key, ...(auto !== null && { auto }) });
  const hash = createHash("sha256");
  if (previous !== undefined) hash.update(previous);
  return new Uint8Array(hash.update(text, "utf8").digest());
}

/** The seq of the first row that does not belong where it is; undefined for a whole chain. `rows` begin at seq 0. */
export function firstBreak(gameId: string, rows: readonly LogRow[]): number | undefined {
  let previous: Uint8Array | undefined;
  for (const [seq, row] of rows.entries()) {
    if (row.seq !== seq || !sameBytes(row.hash, hashOf(previous, gameId, row))) return seq;
    previous = row.hash;
  }
  return undefined;
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}
