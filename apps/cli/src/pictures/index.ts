// The picture of a position in text, by game.
import { coalBaronPicture } from "./coal-baron.ts";
import { kohleUndKoloniePicture } from "./kohle-und-kolonie.ts";

/** The lines of a picture; none for a game that has no picture yet. `names`: fit to be printed, in seat order. */
export function pictureOf(game: string, position: object, names: readonly string[]): string[] {
  switch (game) {
    case "coal-baron":
      return coalBaronPicture(position, names);
    case "kohle-und-kolonie":
      return kohleUndKoloniePicture(position, names);
    default:
      return [];
  }
}
