// The mails' own words, in the reader's language.
import { INTL, LOCALES, type Locale } from "@pithead/wording";
import { createTranslator } from "use-intl/core";
import de from "../messages/de/mail.json" with { type: "json" };
import en from "../messages/en/mail.json" with { type: "json" };
import nl from "../messages/nl/mail.json" with { type: "json" };

const MESSAGES: { readonly [locale in Locale]: typeof en } = { en, de, nl };

/** The language that a tag names; English where mails are not written in it. */
export function mailLocaleOf(tag: string | null | undefined): Locale {
  return LOCALES.find((locale) => locale === tag) ?? "en";
}

export type Group = keyof typeof en;

type Values = Record<string, string | number>;

/** Says the messages of one mail. @returns a function of a message's name and its values. */
export function wordsOf<G extends Group>(locale: Locale, group: G): (name: keyof (typeof en)[G] & string, values?: Values) => string {
  const say = translator(locale, MESSAGES[locale][group]);
  return (name, values = {}) => say(name, values);
}

function translator(locale: Locale, messages: Record<string, string>): (name: string, values: Values) => string {
  const translate = createTranslator({ locale, messages, onError: fail });
  return (name, values) => translate(name, values);
}

/** A message that is missing or wrong is a mistake of ours that the tests find: it is never mailed half-said. */
function fail(error: Error): never {
  throw error;
}

/** "Bo", "Bo and Cy", "Bo, Cy and Dee". */
export function listOf(locale: Locale, names: readonly string[]): string {
  return new Intl.ListFormat(INTL[locale], { type: "conjunction" }).format(names);
}

/** A moment in the reader's own zone: "Friday 27 November at 14:30 CET". */
export function timeOf(locale: Locale, at: Date, timeZone: string): string {
  return format(locale, at, { ...CLOCK, weekday: "long", day: "numeric", month: "long", timeZone, timeZoneName: "short" });
}

/** The same where room is short: "Fri 27 Nov, 14:30". */
export function shortTimeOf(locale: Locale, at: Date, timeZone: string): string {
  return format(locale, at, { ...CLOCK, weekday: "short", day: "numeric", month: "short", timeZone });
}

const CLOCK = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

function format(locale: Locale, at: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(INTL[locale], options).format(at);
}
