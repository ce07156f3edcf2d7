// The games that have words, found by their ids.
import { type CoalBaronPiece, coalBaron } from "./coal-baron/index.ts";
import { type KohleUndKoloniePiece, kohleUndKolonie } from "./kohle-und-kolonie/index.ts";
import { type Entry, type Line, linesIn } from "./line.ts";
import type { Phrase } from "./phrase.ts";
import { type Speaker, type Spoken, speakerOf } from "./speaker.ts";
import type { SpokenGame } from "./spoken-game.ts";
import type { Standing } from "./words.ts";

export const WORDS = { "coal-baron": coalBaron, "kohle-und-kolonie": kohleUndKolonie } as const satisfies { [game in SpokenGame]: unknown };

/** The lines of one row of the log, in no language yet. A move that its player was not asked for says so. */
export function linesOf(game: SpokenGame, entry: Entry): Line[] {
  return linesIn(WORDS[game], entry);
}

/** How a game stands, in no language yet. `view`: as that game's rules gave it. */
export function standingOf(game: SpokenGame, view: object): Standing {
  return WORDS[game].standingOf(view);
}

/** What a picture of the board shows, in no language yet: two or three sentences. `view`: as that game's rules gave it. */
export function pictureOf(game: SpokenGame, view: object): Phrase[] {
  return WORDS[game].pictureOf(view);
}

/** Says a game in the language of these messages. `options`: of the table, where they decide what a thing is called. */
export function speakerFor(
  game: SpokenGame,
  spoken: Spoken,
  options: object = {},
): Speaker<CoalBaronPiece> | Speaker<KohleUndKoloniePiece> {
  switch (game) {
    case "coal-baron":
      return speakerOf(WORDS[game], spoken, options);
    case "kohle-und-kolonie":
      return speakerOf(WORDS[game], spoken, options);
  }
}
