// The languages that everything is said in. One more needs its folder in `messages/` and a line in each game's table of messages.

export const LOCALES = ["en"] as const;
export type Locale = (typeof LOCALES)[number];

/** As Intl names them: English with the day before the month and no comma before the last "and". */
export const INTL: { readonly [locale in Locale]: string } = { en: "en-GB" };
