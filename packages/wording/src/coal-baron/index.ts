// Coal Baron in words.
import type { GameWords } from "../words.ts";
import { differencesOf } from "./differences.ts";
import { pictureOf } from "./picture.ts";
import { type CoalBaronPiece, coalBaronSpoken } from "./spoken.ts";
import { standingOf } from "./standing.ts";

export { phraseOfHall } from "./halls.ts";
export type { CoalBaronPiece } from "./pieces.ts";
export { phraseOfStep } from "./work-steps.ts";

export const coalBaron: GameWords<CoalBaronPiece> = { ...coalBaronSpoken, standingOf, pictureOf, differencesOf };
