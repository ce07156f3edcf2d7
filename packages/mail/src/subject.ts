// Subjects that name who plays, as far as there is room.
import type { Locale } from "@pithead/wording";
import { listOf, wordsOf } from "./words.ts";

/** What a line of a mail's header should hold at most (RFC 5322), and about what an inbox shows. */
export const LONGEST_SUBJECT = 78;
/** Less of a long name says nothing. */
const LEAST_OF_NAME = 8;

/** @param say the subject with its people; of many or long names, the first is named and the others counted, or where there is no room for that, left out. */
export function subjectNaming(locale: Locale, names: readonly string[], say: (people: string) => string): string {
  const whole = say(listOf(locale, names));
  if (lengthOf(whole) <= LONGEST_SUBJECT) return whole;
  const [first = "", ...others] = names;
  const counted = (name: string) => say(others.length === 0 ? name : wordsOf(locale, "frame")("others", { name, count: others.length }));
  const roomBeside = (rest: string) => LONGEST_SUBJECT - lengthOf(rest);
  const room = roomBeside(counted(""));
  if (lengthOf(first) <= room) return counted(first);
  if (others.length === 0 || room > LEAST_OF_NAME) return counted(cut(first, room));
  return say(cut(`${first} …`, roomBeside(say(""))));
}

/** The beginning of a name, and a sign that it goes on. */
function cut(name: string, length: number): string {
  const letters = [...name];
  return letters.length <= length ? name : `${letters.slice(0, Math.max(1, length - 1)).join("")}…`;
}

function lengthOf(words: string): number {
  return [...words].length;
}
