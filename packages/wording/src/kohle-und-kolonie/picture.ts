// What a picture of Kohle & Kolonie's board shows, for those who cannot see it.
import { ownMines } from "@pithead/game-kohle-und-kolonie/client";
import type { Phrase } from "../phrase.ts";
import { phrase } from "./messages.ts";
import { coinsPiece, seatPiece, vpPiece } from "./pieces.ts";
import { standingOf } from "./standing.ts";
import { isViewOfThis } from "./view-of-this.ts";

/** The position in three sentences: when it is, the map, the players. @throws TypeError when the view is not one of Kohle & Kolonie's. */
export function pictureOf(view: object): Phrase[] {
  if (!isViewOfThis(view)) throw new TypeError("Not a view of Kohle & Kolonie.");
  return [
    phrase("picture.board", { when: standingOf(view).when }),
    phrase("picture.map", { display: view.display.length, syndicate: view.syndicate.mines.length }),
    phrase("picture.players", {
      players: {
        apart: view.players.map((player, seat) =>
          phrase("picture.player", {
            who: seatPiece(seat),
            vp: vpPiece(player.vp),
            coins: coinsPiece(player.coins),
            mines: ownMines(player).length,
            settlements: player.settlements.length,
          }),
        ),
      },
    }),
  ];
}
