// The mails: pure functions from data to subject, HTML and text.
export * from "./account-mails.ts";
export * from "./game-over-mail.ts";
export type { Figures, Happened, Mail } from "./letter.ts";
export type * from "./reader.ts";
export * from "./started-mail.ts";
export * from "./turn-mail.ts";
export { wordsOf } from "./words.ts";
