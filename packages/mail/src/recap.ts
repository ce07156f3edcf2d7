// What happened, with a word about what was done by itself.
import type { Locale } from "@pithead/wording";
import type { Happened, RecapLine } from "./letter.ts";
import { wordsOf } from "./words.ts";

export function recapLines(locale: Locale, lines: readonly Happened[]): RecapLine[] {
  const say = wordsOf(locale, "recap");
  return lines.map(({ seat, words, auto }) => ({
    seat,
    words: auto === null ? words : [...words, { text: ` ${say(auto)}`, strong: false }],
  }));
}
