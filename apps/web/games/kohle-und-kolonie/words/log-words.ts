// How the log of Kohle & Kolonie is told.
import { type KohleUndKoloniePiece, kohleUndKolonieSpoken } from "@pithead/wording/kohle-und-kolonie";
import type { LogWords } from "../../parts/use-news.tsx";
import { changedParts, partsOf } from "./changed-parts.ts";
import { drawPiece } from "./draw-piece.tsx";

export const LOG_WORDS: LogWords<KohleUndKoloniePiece> = {
  game: kohleUndKolonieSpoken,
  draw: drawPiece,
  changedParts,
  partsOf,
  changedBetween: () => [],
};
