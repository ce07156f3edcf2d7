// Kohle & Kolonie in words.
import type { GameWords } from "../words.ts";
import { differencesOf } from "./differences.ts";
import { pictureOf } from "./picture.ts";
import { type KohleUndKoloniePiece, kohleUndKolonieSpoken } from "./spoken.ts";
import { standingOf } from "./standing.ts";

export { phraseOfCommand } from "./commands.ts";
export type { KohleUndKoloniePiece } from "./pieces.ts";
export { phraseOfTurnStep } from "./steps.ts";

export const kohleUndKolonie: GameWords<KohleUndKoloniePiece> = { ...kohleUndKolonieSpoken, standingOf, pictureOf, differencesOf };
