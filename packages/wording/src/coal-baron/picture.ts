// What a picture of Coal Baron's board shows, for those who cannot see it, and what is written in it.
import { openSpaces } from "@pithead/game-coal-baron/client";
import type { Phrase } from "../phrase.ts";
import { phrase } from "./messages.ts";
import { marksPiece, seatPiece, vpPiece, workersPiece } from "./pieces.ts";
import { standingOf } from "./standing.ts";
import { isViewOfThis } from "./view-of-this.ts";

/** The position in three sentences: when it is, the works, the players. @throws TypeError when the view is not one of Coal Baron's. */
export function pictureOf(view: object): Phrase[] {
  if (!isViewOfThis(view)) throw new TypeError("Not a view of Coal Baron.");
  const crews = Object.values(view.crews).filter((crew) => crew !== null);
  const isBankTaken = view.bank.some((workers) => workers > 0);
  return [
    phrase("picture.board", { when: standingOf(view).when }),
    phrase("picture.works", {
      taken: crews.length + (isBankTaken ? 1 : 0),
      spaces: openSpaces(view.players.length).length,
      canteen: view.canteen.reduce((sum, workers) => sum + workers, 0),
    }),
    phrase("picture.players", {
      players: {
        apart: view.players.map(({ vp, workers, marks }, seat) =>
          phrase("picture.player", { who: seatPiece(seat), vp: vpPiece(vp), workers: workersPiece(workers), marks: marksPiece(marks) }),
        ),
      },
    }),
  ];
}
