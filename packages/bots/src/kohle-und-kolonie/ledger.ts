// What a position promises a seat, taken apart.
import { cardsWorth } from "./cards.ts";
import { dangerOf } from "./danger.ts";
import { minesOf } from "./mines.ts";
import { moneyWorth } from "./money.ts";
import type { Outlook } from "./outlook.ts";
import { piecesWorth } from "./pieces.ts";
import { railwayWorth } from "./railway.ts";

/** All in VP. Together they are the final VP to be expected of what a seat has now. */
type Holdings = {
  /** What the seat has. */
  readonly vp: number;
  readonly mines: number;
  readonly money: number;
  readonly cards: number;
  readonly railway: number;
  readonly pieces: number;
  /** What accidents will cost. */
  readonly danger: number;
};

export function holdingsOf(outlook: Outlook): Holdings {
  const mines = minesOf(outlook);
  return {
    vp: outlook.player.vp,
    mines: mines.vp,
    money: moneyWorth(outlook),
    cards: cardsWorth(outlook, mines.carts),
    railway: railwayWorth(outlook),
    pieces: piecesWorth(outlook, mines.engines),
    danger: -dangerOf(outlook),
  };
}

/** What the turns to come will bring, one that is begun left out. */
export function turnsWorth({ position, seat, calendar, weights }: Outlook): number {
  const isAsked = position.asked?.seat === seat && position.phase !== "extra-action" && position.turn?.action === null;
  return weights.turns[calendar.allTurns + (isAsked ? 1 : 0)] ?? 0;
}
