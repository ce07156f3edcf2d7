// Lists in words, as the log and the mails have them: "Ada, Bo and Cy".
"use client";

import { useLocale } from "next-intl";
import { useMemo } from "react";
import { dateLanguage } from "../time/date-language.ts";

/** For lists of words in the reader's language. `unit`: without an "and". */
export function useListFormat(type: Intl.ListFormatType = "conjunction"): Intl.ListFormat {
  const locale = useLocale();
  return useMemo(() => new Intl.ListFormat(dateLanguage(locale), { type }), [locale, type]);
}
