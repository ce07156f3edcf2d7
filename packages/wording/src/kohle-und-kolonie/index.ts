// Kohle & Kolonie in words.
import type { GameWords } from "../words.ts";
import { linesOf } from "./lines.ts";
import { MESSAGES, phrase } from "./messages.ts";
import { isKohleUndKoloniePiece, type KohleUndKoloniePiece, phraseOfPiece } from "./pieces.ts";
import { isReason, phraseOfReason } from "./reasons.ts";
import { standingOf } from "./standing.ts";

export const kohleUndKolonie: GameWords<KohleUndKoloniePiece> = {
  messages: MESSAGES,
  isPiece: isKohleUndKoloniePiece,
  seatOf: (piece) => (piece.piece === "seat" ? piece.seat : undefined),
  phraseOfPiece,
  phraseOfReason: (reason) => (isReason(reason) ? phraseOfReason(reason) : phrase("reason.unknown")),
  linesOf,
  standingOf,
};
