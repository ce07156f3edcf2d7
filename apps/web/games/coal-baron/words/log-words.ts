// How the log of Coal Baron is told.
import { type CoalBaronPiece, coalBaronSpoken } from "@pithead/wording/coal-baron";
import type { LogWords } from "../../parts/use-news.tsx";
import { changedInPits } from "./changed-in-pits.ts";
import { changedParts, partsOf } from "./changed-parts.ts";
import { drawPiece } from "./draw-piece.tsx";

export const LOG_WORDS: LogWords<CoalBaronPiece> = {
  game: coalBaronSpoken,
  draw: drawPiece,
  changedParts,
  partsOf,
  changedBetween: changedInPits,
};
