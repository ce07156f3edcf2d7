// The picture of a position in text, by game.
import { coalBaronPicture } from "./coal-baron.ts";

/** The lines of a picture; none for a game that has no picture yet. `names`: fit to be printed, in seat order. */
export function pictureOf(game: string, position: object, names: readonly string[]): string[] {
  return game === "coal-baron" ? coalBaronPicture(position, names) : [];
}
