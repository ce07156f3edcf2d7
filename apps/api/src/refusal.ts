// Why something asked for is not done. Knows no HTTP: what a refusal is there stands in `routes/problem.ts`.
import type { Conflict } from "@pithead/contracts";

export type Refusal =
  /** Not a value of the kind asked for; `field` is a path. */
  | { readonly kind: "malformed"; readonly field: string; readonly detail: string }
  /** The rules do not allow the move. */
  | { readonly kind: "refused"; readonly reason: { readonly code: string } }
  /** The move was made for another position than the newest. */
  | { readonly kind: "stale"; readonly seq: number }
  /** The game is played with an edition that this program was not given. */
  | { readonly kind: "edition-missing"; readonly edition: string }
  /** Something is in the way now. `detail` is for programs; pages say the reason in their reader's language. */
  | { readonly kind: "unreliable" | "conflict" | "too-fast"; readonly reason: Conflict; readonly detail: string }
  | { readonly kind: "not-found" | "not-your-seat" | "not-the-owner"; readonly detail: string };

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export function done<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function refuse(refusal: Refusal): Outcome<never> {
  return { ok: false, refusal };
}

export const noSuchGame = refuse({ kind: "not-found", detail: "There is no game with this id." });
