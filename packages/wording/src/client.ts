// The same for a page, which is given the messages of its own language: none are in its script.
export { type CoalBaronPiece, phraseOfPiece } from "./coal-baron/pieces.ts";
export { phraseOfStep } from "./coal-baron/work-steps.ts";
export type { Messages } from "./compose.ts";
export { phraseOfCommand } from "./kohle-und-kolonie/commands.ts";
export { type KohleUndKoloniePiece, phraseOfPiece as phraseOfKohleUndKoloniePiece } from "./kohle-und-kolonie/pieces.ts";
export { phraseOfTurnStep } from "./kohle-und-kolonie/steps.ts";
export * from "./line.ts";
export * from "./locale.ts";
export * from "./phrase.ts";
export * from "./speaker.ts";
export type { Standing } from "./words.ts";
