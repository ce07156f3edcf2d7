// What lies on the ground of the edition that comes with the game: the Ruhr, woods, the names of the towns.
import type { Edition } from "@pithead/game-kohle-und-kolonie/client";
import type { Point } from "./curves.ts";
import { isDrawn } from "./drawing-hints.ts";

export const RIVER_NAME = "Ruhr";

export const RUHR: readonly Point[] = [
  [1030, 330],
  [930, 318],
  [845, 292],
  [775, 296],
  [718, 338],
  [650, 336],
  [588, 366],
  [545, 412],
  [480, 396],
  [420, 420],
  [356, 402],
  [300, 352],
  [268, 300],
  [228, 262],
  [186, 236],
  [128, 168],
  [84, 178],
  [66, 236],
  [78, 306],
  [48, 372],
  [14, 420],
  [-30, 436],
];

/** Middle and number of trees: scenery only, kept away from the pieces. */
export const WOODS: readonly (readonly [number, number, number])[] = [
  [40, 560, 7],
  [165, 585, 6],
  [930, 210, 6],
  [905, 585, 8],
  [960, 430, 5],
  [690, 590, 6],
  [30, 60, 4],
  [800, 30, 5],
];

/** Where towns' names stand: in corners that no field's block needs. */
const TOWN_NAMES: { readonly [town: string]: Point } = { essen: [62, 606], bochum: [690, 20], hattingen: [200, 616], witten: [952, 562] };

/** Undefined where the edition's towns have no free corner that is known. */
export function townNameAt(edition: Edition, town: string): Point | undefined {
  return isDrawn(edition) ? TOWN_NAMES[town] : undefined;
}
