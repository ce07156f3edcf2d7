// Kohle & Kolonie in words, as far as a page with a table says it.
import type { SpokenWords } from "../words.ts";
import { linesOf } from "./lines.ts";
import { phrase } from "./messages.ts";
import { isKohleUndKoloniePiece, type KohleUndKoloniePiece, phraseOfPiece } from "./pieces.ts";
import { isReason, phraseOfReason } from "./reasons.ts";

export { phraseOfCommand } from "./commands.ts";
export { type KohleUndKoloniePiece, phraseOfBonusName, phraseOfPiece } from "./pieces.ts";
export { phraseOfTurnStep } from "./steps.ts";

export const kohleUndKolonieSpoken: SpokenWords<KohleUndKoloniePiece> = {
  isPiece: isKohleUndKoloniePiece,
  seatOf: (piece) => (piece.piece === "seat" ? piece.seat : undefined),
  phraseOfPiece,
  phraseOfReason: (reason, messages) => (isReason(reason, messages) ? phraseOfReason(reason) : phrase("reason.unknown")),
  linesOf,
};
