// Kohle & Kolonie in words.
import type { GameWords } from "../words.ts";
import { differencesOf } from "./differences.ts";
import { linesOf } from "./lines.ts";
import { phrase } from "./messages.ts";
import { pictureOf } from "./picture.ts";
import { isKohleUndKoloniePiece, type KohleUndKoloniePiece, phraseOfPiece } from "./pieces.ts";
import { isReason, phraseOfReason } from "./reasons.ts";
import { standingOf } from "./standing.ts";

export { phraseOfCommand } from "./commands.ts";
export { type KohleUndKoloniePiece, phraseOfPiece } from "./pieces.ts";
export { phraseOfTurnStep } from "./steps.ts";

export const kohleUndKolonie: GameWords<KohleUndKoloniePiece> = {
  isPiece: isKohleUndKoloniePiece,
  seatOf: (piece) => (piece.piece === "seat" ? piece.seat : undefined),
  phraseOfPiece,
  phraseOfReason: (reason, messages) => (isReason(reason, messages) ? phraseOfReason(reason) : phrase("reason.unknown")),
  linesOf,
  standingOf,
  pictureOf,
  differencesOf,
};
