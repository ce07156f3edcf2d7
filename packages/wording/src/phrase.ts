// What is to be said, in no language yet: a message's key and the values it needs.

/** A thing of the game (cubes, an order, a seat …) that a page may draw in place of its words. */
export interface Piece {
  readonly piece: string;
}

/** Several values, said as "a, b and c" (`and`), as "a, b, c" (`each`) or, where the items hold commas themselves, as "a; b; c" (`apart`). */
export type Several = { readonly and: readonly Value[] } | { readonly each: readonly Value[] } | { readonly apart: readonly Value[] };

/** A proper name: the same in every language. */
export interface Name {
  readonly name: string;
}

/** A number counts or is selected on, a string is only ever selected on; the others are words themselves. */
export type Value = number | string | Piece | Name | Several | Phrase;

export interface Phrase {
  /** Group and name of a message: `log.tookMarks`. */
  readonly key: string;
  readonly values?: Values;
}

export interface Values {
  readonly [name: string]: Value;
}

/** Words in a language, in order. Where `piece` is present, `text` says it and a page may draw it. */
export interface Part<P extends Piece = Piece> {
  readonly text: string;
  readonly piece?: P;
}

/** The words without pictures. */
export function textOf(parts: readonly Part[]): string {
  return parts.map((part) => part.text).join("");
}
