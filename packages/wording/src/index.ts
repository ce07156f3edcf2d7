// What happened, in a language: log lines, refusals and the names of things.
export { type CoalBaronPiece, phraseOfPiece } from "./coal-baron/pieces.ts";
export { phraseOfStep } from "./coal-baron/work-steps.ts";
export { phraseOfCommand } from "./kohle-und-kolonie/commands.ts";
export { type KohleUndKoloniePiece, phraseOfPiece as phraseOfKohleUndKoloniePiece } from "./kohle-und-kolonie/pieces.ts";
export { phraseOfTurnStep } from "./kohle-und-kolonie/steps.ts";
export * from "./line.ts";
export * from "./locale.ts";
export * from "./phrase.ts";
export * from "./speaker.ts";
export type { Standing } from "./words.ts";
