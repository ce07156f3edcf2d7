// The mails: pure functions from data to subject, HTML and text.
export * from "./account-mails.ts";
export * from "./chat-mail.ts";
export * from "./game-over-mail.ts";
export * from "./invitation-mail.ts";
export type { Figures, Happened, LetterPicture, Mail } from "./letter.ts";
export type * from "./reader.ts";
export * from "./started-mail.ts";
export * from "./test-mail.ts";
export * from "./turn-mail.ts";
export { mailLocaleOf, wordsOf } from "./words.ts";
