// What happened, in a language: log lines, refusals and the names of things.
export { type CoalBaronPiece, phraseOfPiece } from "./coal-baron/pieces.ts";
export { phraseOfStep } from "./coal-baron/work-steps.ts";
export * from "./line.ts";
export * from "./locale.ts";
export * from "./phrase.ts";
export * from "./speaker.ts";
export type { Standing } from "./words.ts";
