// The final VP to be expected of a position: what a seat has, and what all it has will still bring.
import type { Position } from "@pithead/game-kohle-und-kolonie/client";
import { cardsWorth } from "./cards.ts";
import { dangerOf } from "./danger.ts";
import { minesOf } from "./mines.ts";
import { moneyWorth } from "./money.ts";
import { type Outlook, outlookOf, sceneOf } from "./outlook.ts";
import { piecesWorth } from "./pieces.ts";
import { railwayWorth } from "./railway.ts";
import { WEIGHTS, type Weights } from "./weights.ts";

/** In seat order; the true totals once the game is over. */
export function evaluate(position: Position, weights: Weights = WEIGHTS): number[] {
  if (position.final !== null) return position.final.map(({ total }) => total);
  const scene = sceneOf(position, weights);
  return position.players.map((_, seat) => {
    const outlook = outlookOf(scene, seat);
    return prospectOf(outlook) + turnsWorth(outlook);
  });
}

/** Turns of the action phases, one that is begun left out. */
function turnsWorth({ position, seat, calendar, weights }: Outlook): number {
  const isAsked = position.asked?.seat === seat && position.phase !== "extra-action" && position.turn?.action === null;
  return weights.turns[calendar.allTurns + (isAsked ? 1 : 0)] ?? 0;
}

/** The VP to be expected of what a seat of a game that is not over has now, without what its turns to come bring. */
export function prospectOf(outlook: Outlook): number {
  const mines = minesOf(outlook);
  return (
    outlook.player.vp +
    mines.vp +
    moneyWorth(outlook) +
    cardsWorth(outlook, mines.carts) +
    railwayWorth(outlook) +
    piecesWorth(outlook, mines.engines) -
    dangerOf(outlook)
  );
}
