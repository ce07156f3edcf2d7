// How the log of Kohle & Kolonie is told.
import type { KohleUndKoloniePiece } from "@pithead/wording/client";
import type { LogWords } from "../../parts/use-news.tsx";
import { changedParts } from "./changed-parts.ts";
import { drawPiece } from "./draw-piece.tsx";

export const LOG_WORDS: LogWords<KohleUndKoloniePiece> = { game: "kohle-und-kolonie", draw: drawPiece, changedParts };
