// What the server makes of messages says the same as the messages themselves.
import { argumentsOf } from "@pithead/wording/message-arguments";
import format from "icu-minify/format";
import { createTranslator } from "next-intl";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "./languages.ts";
import { messagesIn } from "./messages.ts";
import { readyMessages } from "./ready-messages.ts";

const FIGURES = [0, 1, 2, 5];

describe.each(LANGUAGES)("in %s", (language) => {
  const namespaces = new Map<string, object>(Object.entries(messagesIn(language)));

  test.each([...namespaces.keys()])("%s is said alike", (namespace) => {
    const plain = textsOf(namespaces.get(namespace) ?? {});
    const ready = new Map(textsOf(new Map<string, object>(Object.entries(readyMessages(language))).get(namespace) ?? {}));
    for (const [key, text] of plain) {
      const made = JSON.parse(JSON.stringify(ready.get(key)));
      for (const figure of FIGURES) {
        const values = valuesOf(String(text), figure);
        const said = createTranslator({ locale: language, messages: { text: String(text) } }).markup("text", values);
        const again: unknown = format(made, language, values, { formatters: FORMATTERS });
        expect(again, `${key} with ${figure}`).toBe(said);
      }
    }
  });
});

const FORMATTERS = {
  getNumberFormat: (locale: string, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
  getPluralRules: (locale: string, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
  getDateTimeFormat: (locale: string, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
};

/** A figure for every argument, and for every tag what says that it was there. */
function valuesOf(text: string, figure: number): Record<string, number | ((inner: unknown) => string)> {
  return Object.fromEntries(
    argumentsOf(text).map((name) =>
      name.startsWith("<") ? [name.slice(1, -1), (inner: unknown) => `[${[inner].flat().join("")}]`] : [name, figure],
    ),
  );
}

/** Every message with its key; what one was made into is a list. */
function textsOf(group: object, above = ""): [string, unknown][] {
  return Object.entries(group).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
    const key = above + name;
    return typeof value === "object" && value !== null && !Array.isArray(value) ? textsOf(value, `${key}.`) : [[key, value]];
  });
}
