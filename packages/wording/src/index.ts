// What happened, in every language: log lines, refusals and the names of things.
export { messagesOf } from "./all-messages.ts";
export * from "./client.ts";
export { type CoalBaronPiece, phraseOfHall, phraseOfStep } from "./coal-baron/index.ts";
export { linesOf, pictureOf, standingOf, WORDS } from "./games.ts";
export { type KohleUndKoloniePiece, phraseOfCommand, phraseOfTurnStep } from "./kohle-und-kolonie/index.ts";
export { say } from "./say.ts";
