// The languages that everything is said in. One more needs its folder in `messages/` and a line in `all-messages.ts`.

export const LOCALES = ["en", "de", "nl"] as const;
export type Locale = (typeof LOCALES)[number];

/** As Intl names them: English with the day before the month and no comma before the last "and". */
export const INTL: { readonly [locale in Locale]: string } = { en: "en-GB", de: "de-DE", nl: "nl-NL" };
