// Says a game in any language: for whoever has all the words at hand. A page is given those of its own language.
import { messagesOf } from "./all-messages.ts";
import type { CoalBaronPiece } from "./coal-baron/pieces.ts";
import { speakerFor } from "./games.ts";
import type { KohleUndKoloniePiece } from "./kohle-und-kolonie/pieces.ts";
import type { Locale } from "./locale.ts";
import type { Speaker } from "./speaker.ts";
import type { SpokenGame } from "./spoken-game.ts";

/** `options`: of the table, where they decide what a thing is called. */
export function say(locale: Locale, game: "coal-baron", options?: object): Speaker<CoalBaronPiece>;
export function say(locale: Locale, game: "kohle-und-kolonie", options?: object): Speaker<KohleUndKoloniePiece>;
export function say(locale: Locale, game: SpokenGame, options?: object): Speaker<CoalBaronPiece> | Speaker<KohleUndKoloniePiece>;
export function say(locale: Locale, game: SpokenGame, options: object = {}): Speaker<CoalBaronPiece> | Speaker<KohleUndKoloniePiece> {
  return speakerFor(game, { locale, messages: messagesOf(locale, game) }, options);
}
