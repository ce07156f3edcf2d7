// How a game of Kohle & Kolonie stands: for mails and lists.
import { componentsOf, enginesOf, ownMines, workersOf } from "@pithead/game-kohle-und-kolonie/client";
import type { Standing } from "../words.ts";
import { askOf } from "./asks.ts";
import { phrase } from "./messages.ts";
import { roundName } from "./names.ts";
import { isViewOfThis } from "./view-of-this.ts";

/** @throws TypeError when the view is not one of Kohle & Kolonie's. */
export function standingOf(view: object): Standing {
  if (!isViewOfThis(view)) throw new TypeError("Not a view of Kohle & Kolonie.");
  const { rounds } = componentsOf(view).edition;
  return {
    when:
      view.phase === "over"
        ? phrase("standing.over")
        : phrase("standing.when", { round: roundName(view.round), rounds: roundName(rounds), phase: phrase(`phase.${view.phase}`) }),
    ask: askOf(view),
    columns: [
      phrase("standing.vp"),
      phrase("standing.coins"),
      phrase("standing.workers"),
      phrase("standing.mines"),
      phrase("standing.engines"),
      phrase("standing.extraActions"),
    ],
    rows: view.players.map((player) => [
      player.vp,
      player.coins,
      workersOf(player),
      ownMines(player).length,
      enginesOf(player),
      player.extraActions,
    ]),
  };
}
