// Coal Baron in words.
import type { GameWords } from "../words.ts";
import { differencesOf } from "./differences.ts";
import { linesOf } from "./lines.ts";
import { phrase } from "./messages.ts";
import { pictureOf } from "./picture.ts";
import { type CoalBaronPiece, isCoalBaronPiece, phraseOfPiece } from "./pieces.ts";
import { isReason, phraseOfReason } from "./reasons.ts";
import { standingOf } from "./standing.ts";

export { type HallName, phraseOfHall } from "./picture.ts";
export { type CoalBaronPiece, phraseOfPiece } from "./pieces.ts";
export { phraseOfStep } from "./work-steps.ts";

export const coalBaron: GameWords<CoalBaronPiece> = {
  isPiece: isCoalBaronPiece,
  seatOf: (piece) => (piece.piece === "seat" ? piece.seat : undefined),
  phraseOfPiece,
  phraseOfReason: (reason, messages) => (isReason(reason, messages) ? phraseOfReason(reason) : phrase("reason.unknown")),
  linesOf,
  standingOf,
  pictureOf,
  differencesOf,
};
