// What a picture is made of: a view, who sees it, and in which language it is lettered.
import type { View as CoalBaronView } from "@pithead/game-coal-baron/client";
import type { View as KohleUndKolonieView } from "@pithead/game-kohle-und-kolonie/client";
import { type Listeners, type Locale, type Phrase, type SpokenGame, say, textOf } from "@pithead/wording";
import type { Theme } from "../tokens/colours.ts";

export interface Shown {
  readonly game: SpokenGame;
  /** Of the table: some decide how things are called and drawn. */
  readonly options: object;
  /** As the game's rules gave it to the viewer: nothing else is ever drawn. */
  readonly view: object;
  /** In seat order. */
  readonly names: readonly string[];
  /** The viewer's own; null for a spectator. */
  readonly seat: number | null;
  readonly locale: Locale;
  readonly theme: Theme;
}

export interface BoardPicture {
  /** Needs no style sheet; lettering in Archivo and Besley. */
  readonly svg: string;
  /** What it shows, in two or three sentences. */
  readonly alt: string;
}

export function said({ game, options, names, seat, locale }: Shown, phrase: Phrase): string {
  const listeners: Listeners = { names, reader: seat };
  return game === "coal-baron"
    ? textOf(say(locale, game, options).phrase(phrase, listeners))
    : textOf(say(locale, game, options).phrase(phrase, listeners));
}

/** A view with the game that it is of. */
export type ViewOfGame = { game: "coal-baron"; view: CoalBaronView } | { game: "kohle-und-kolonie"; view: KohleUndKolonieView };

/** @throws TypeError when the view is not one of that game's. */
export function viewOf({ game, view }: Pick<Shown, "game" | "view">): ViewOfGame {
  switch (game) {
    case "coal-baron":
      if (isCoalBaron(view)) return { game, view };
      throw new TypeError("Not a view of Coal Baron.");
    case "kohle-und-kolonie":
      if (isKohleUndKolonie(view)) return { game, view };
      throw new TypeError("Not a view of Kohle & Kolonie.");
  }
}

function isCoalBaron(view: object): view is CoalBaronView {
  return "factory" in view && "draft" in view && "players" in view;
}

function isKohleUndKolonie(view: object): view is KohleUndKolonieView {
  return "syndicate" in view && "bonusRow" in view && "players" in view;
}
