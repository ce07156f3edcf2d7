// The languages that everything is said in. One more needs its folder in `messages/` and a line in each game's table of messages.

export const LOCALES = ["en"] as const;
export type Locale = (typeof LOCALES)[number];
