// Lines of the log: what one accepted move led to, in no language yet.
import type { Phrase } from "./phrase.ts";

/** A row of the log as a viewer may see it: who moved (null: the host) and what followed. */
export interface Entry {
  readonly seat: number | null;
  readonly events: readonly { readonly type: string }[];
  /** Why the player was not asked: no other move was possible, a standing order held it ready, or a bot plays on for them. */
  readonly auto?: "forced" | "order" | "bot" | null;
}

/** `shift` and `round` head what follows them, `phase` is what happened by itself, `scoring` and `end` can be taken apart by `details`. */
export type LineKind = "turn" | "draft" | "shift" | "round" | "phase" | "scoring" | "end";

export interface Line {
  /** Whose line it is; null when it is nobody's. */
  readonly seat: number | null;
  readonly kind: LineKind;
  readonly sentences: readonly Phrase[];
  readonly details: readonly Line[];
}

/** The lines of one row of the log. A move that its player was not asked for says so. `game`: whose words tell it. */
export function linesIn(game: { linesOf(entry: Entry): Line[] }, entry: Entry): Line[] {
  const lines = game.linesOf(entry);
  const [first, ...rest] = lines;
  if (first === undefined || !entry.auto) return lines;
  return [{ ...first, sentences: [...first.sentences, { key: `auto.${entry.auto}` }] }, ...rest];
}
