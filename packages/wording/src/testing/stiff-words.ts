// Words at the head of a column that do not break where columns are narrow.
import { LOCALES, type Phrase, type SpokenGame, say, textOf } from "../index.ts";

/** In a mail there are six columns beside the names. */
const LONGEST_PART = 11;

/** What is longer without a space, a hyphen or a soft hyphen, in any language. */
export function stiffWords(game: SpokenGame, columns: readonly Phrase[]): string[] {
  const heads = LOCALES.flatMap((locale) => columns.map((column) => textOf(say(locale, game).phrase(column, { names: [], reader: null }))));
  return heads.flatMap((head) => head.split(/[\s\u00ad-]/)).filter((part) => part.length > LONGEST_PART);
}
