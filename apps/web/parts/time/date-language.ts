// The language in which dates and lists are written: day before month in every one of ours, no comma before "and", as the mails have it.

/** @param locale of the page */
export function dateLanguage(locale: string): string {
  return locale === "en" ? "en-GB" : locale;
}
