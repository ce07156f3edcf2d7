// Which language rules are read in: the one asked for in the address, else the first the browser wants that they are written in.
import { isRulesLanguage, type RulesLanguage } from "./text.ts";

/** `accepted`: an Accept-Language header, best first. */
export function rulesLanguageOf(asked: unknown, accepted: string): RulesLanguage {
  if (isRulesLanguage(asked)) return asked;
  const wanted = accepted.split(",").map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find(isRulesLanguage) ?? "en";
}
