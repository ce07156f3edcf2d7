// A board as one viewer sees it, as a picture with its alternative text.
import type { View as CoalBaronView } from "@pithead/game-coal-baron/client";
import type { View as KohleUndKolonieView } from "@pithead/game-kohle-und-kolonie/client";
import {
  type Listeners,
  type Locale,
  type Phrase,
  phraseOfHall,
  pictureOf,
  type SpokenGame,
  say,
  standingOf,
  textOf,
} from "@pithead/wording";
import type { ReactElement } from "react";
import type { Theme } from "../tokens/colours.ts";
import { coalBaronPicture } from "./coal-baron.ts";
import { kohleUndKoloniePicture } from "./kohle-und-kolonie.ts";
import { stillOf } from "./still.ts";

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
  /** The position in two or three sentences. */
  readonly alt: string;
}

/** The same for the same view, to the byte. @throws TypeError when the view is not one of that game's. */
export function boardPicture(shown: Shown): BoardPicture {
  return {
    svg: stillOf(drawingOf(shown), shown.theme),
    alt: pictureOf(shown.game, shown.view)
      .map((phrase) => said(shown, phrase))
      .join(" "),
  };
}

function drawingOf(shown: Shown): ReactElement {
  const { game, view, names, seat } = shown;
  const title = said(shown, standingOf(game, view).when);
  switch (game) {
    case "coal-baron": {
      if (!isCoalBaron(view)) throw new TypeError("Not a view of Coal Baron.");
      return coalBaronPicture({ view, seat: seat ?? pitToShow(view), names, title, nameOf: (hall) => said(shown, phraseOfHall(hall)) });
    }
    case "kohle-und-kolonie": {
      if (!isKohleUndKolonie(view)) throw new TypeError("Not a view of Kohle & Kolonie.");
      return kohleUndKoloniePicture({ view, names, title });
    }
  }
}

/** For who only watches: the pit of whoever is asked; at the end the best player's. */
function pitToShow({ turn, players }: CoalBaronView): number {
  const most = Math.max(...players.map(({ vp }) => vp));
  return turn ?? players.findIndex(({ vp }) => vp === most);
}

function said({ game, options, names, seat, locale }: Shown, phrase: Phrase): string {
  const listeners: Listeners = { names, reader: seat };
  return game === "coal-baron"
    ? textOf(say(locale, game, options).phrase(phrase, listeners))
    : textOf(say(locale, game, options).phrase(phrase, listeners));
}

function isCoalBaron(view: object): view is CoalBaronView {
  return "factory" in view && "draft" in view && "players" in view;
}

function isKohleUndKolonie(view: object): view is KohleUndKolonieView {
  return "syndicate" in view && "bonusRow" in view && "players" in view;
}
