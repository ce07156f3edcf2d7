// What happened, with a word about what was done by itself.
import type { Happened, RecapLine } from "./letter.ts";
import { type MailLocale, wordsOf } from "./words.ts";

export function recapLines(locale: MailLocale, lines: readonly Happened[]): RecapLine[] {
  const say = wordsOf(locale, "recap");
  return lines.map(({ seat, words, auto }) => ({
    seat,
    words: auto === null ? words : [...words, { text: ` ${say(auto)}`, strong: false }],
  }));
}
