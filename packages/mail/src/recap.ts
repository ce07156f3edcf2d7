// What happened, with a word about what was done by itself.
import type { Locale } from "@pithead/wording";
import type { Happened, Letter, RecapLine } from "./letter.ts";
import { wordsOf } from "./words.ts";

/** The newest lines, and how many there are before them: a mail is read in a minute, and a long absence has many. @param most so many lines */
export function recapOf(locale: Locale, lines: readonly Happened[], most: number): Pick<NonNullable<Letter["recap"]>, "lines" | "more"> {
  const before = lines.length - most;
  const more = wordsOf(locale, "recap")("more", { count: before });
  return { lines: lines.slice(-most).map((line) => recapLine(locale, line)), ...(before > 0 && { more }) };
}

function recapLine(locale: Locale, { seat, words, auto }: Happened): RecapLine {
  const say = wordsOf(locale, "recap");
  return { seat, words: auto === null ? words : [...words, { text: ` ${say(auto)}`, strong: false }] };
}
