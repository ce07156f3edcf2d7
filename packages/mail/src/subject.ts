// Subjects that name who plays, as far as there is room.
import { listOf, type MailLocale, wordsOf } from "./words.ts";

/** What a line of a mail's header should hold at most (RFC 5322), and about what an inbox shows. */
export const LONGEST_SUBJECT = 78;

/** @param say the subject with its people; of many or long names, the first is named and the others counted. */
export function subjectNaming(locale: MailLocale, names: readonly string[], say: (people: string) => string): string {
  const whole = say(listOf(locale, names));
  if (lengthOf(whole) <= LONGEST_SUBJECT) return whole;
  const [first = "", ...others] = names;
  const counted = (name: string) => say(others.length === 0 ? name : wordsOf(locale, "frame")("others", { name, count: others.length }));
  const over = lengthOf(counted(first)) - LONGEST_SUBJECT;
  return over <= 0 ? counted(first) : counted(`${[...first].slice(0, Math.max(1, lengthOf(first) - over - 1)).join("")}…`);
}

function lengthOf(words: string): number {
  return [...words].length;
}
