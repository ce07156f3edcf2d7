// A board as one viewer sees it, as a picture with its alternative text.
import type { View as CoalBaronView } from "@pithead/game-coal-baron/client";
import { phraseOfHall, pictureOf, standingOf } from "@pithead/wording";
import type { ReactElement } from "react";
import { coalBaronPicture } from "./coal-baron.ts";
import { kohleUndKoloniePicture } from "./kohle-und-kolonie.ts";
import { type BoardPicture, type Shown, said, viewOf } from "./shown.ts";
import { stillOf } from "./still.ts";

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
  const { names, seat } = shown;
  const of = viewOf(shown);
  const title = said(shown, standingOf(of.game, of.view).when);
  switch (of.game) {
    case "coal-baron": {
      const { view } = of;
      return coalBaronPicture({ view, seat: seat ?? pitToShow(view), names, title, nameOf: (hall) => said(shown, phraseOfHall(hall)) });
    }
    case "kohle-und-kolonie":
      return kohleUndKoloniePicture({ view: of.view, names, title });
  }
}

/** For who only watches: the pit of whoever is asked; at the end the best player's. */
function pitToShow({ turn, players }: CoalBaronView): number {
  const most = Math.max(...players.map(({ vp }) => vp));
  return turn ?? players.findIndex(({ vp }) => vp === most);
}
