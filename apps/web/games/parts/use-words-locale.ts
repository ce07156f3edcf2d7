// The language in which log lines, refusals and names are said on this page.
"use client";

import { LOCALES, type Locale } from "@pithead/wording";
import { useLocale } from "next-intl";

/** The page's own, or English where there are no words in it. */
export function useWordsLocale(): Locale {
  const locale = useLocale();
  return LOCALES.find((known): known is Locale => known === locale) ?? "en";
}
