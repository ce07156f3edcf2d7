// The languages Pithead speaks.

import { LOCALES, type Locale } from "@pithead/wording/client";

export const LANGUAGES = LOCALES;
export type Language = Locale;

/** Each by its own name. */
export const LANGUAGE_NAMES: { readonly [language in Language]: string } = { en: "English", de: "Deutsch", nl: "Nederlands" };

export function isLanguage(tag: unknown): tag is Language {
  return LANGUAGES.some((language) => language === tag);
}

/**
 * The first of our languages that a browser asks for.
 * @param accepted an Accept-Language header, best first or with weights
 */
export function languageOf(accepted: string): Language {
  const wanted = accepted
    .split(",")
    .map((part) => {
      const [tag = "", weight = "q=1"] = part.trim().split(";");
      return { tag: (tag.trim().split("-")[0] ?? "").toLowerCase(), weight: Number(weight.trim().replace("q=", "")) || 0 };
    })
    .sort((a, b) => b.weight - a.weight);
  return wanted.map(({ tag }) => tag).find(isLanguage) ?? "en";
}
