// Coal Baron in words, as far as a page with a table says it.
import type { SpokenWords } from "../words.ts";
import { linesOf } from "./lines.ts";
import { phrase } from "./messages.ts";
import { type CoalBaronPiece, isCoalBaronPiece, phraseOfPiece } from "./pieces.ts";
import { isReason, phraseOfReason } from "./reasons.ts";

export { type HallName, phraseOfHall } from "./halls.ts";
export { type CoalBaronPiece, phraseOfPiece } from "./pieces.ts";
export { phraseOfStep } from "./work-steps.ts";

export const coalBaronSpoken: SpokenWords<CoalBaronPiece> = {
  isPiece: isCoalBaronPiece,
  seatOf: (piece) => (piece.piece === "seat" ? piece.seat : undefined),
  phraseOfPiece,
  phraseOfReason: (reason, messages) => (isReason(reason, messages) ? phraseOfReason(reason) : phrase("reason.unknown")),
  linesOf,
};
