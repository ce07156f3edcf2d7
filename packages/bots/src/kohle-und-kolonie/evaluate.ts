// The final VP to be expected of a position: what a seat has, and what all it has will still bring.
import type { Position } from "@pithead/game-kohle-und-kolonie/client";
import type { Ledger } from "../brain.ts";
import { holdingsOf, turnsWorth } from "./ledger.ts";
import { type Outlook, outlookOf, sceneOf } from "./outlook.ts";
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

/** The same taken apart, by what the VP are expected from. */
export function ledgersOf(position: Position, weights: Weights = WEIGHTS): Ledger[] {
  if (position.final !== null) return position.final.map(({ total }) => ({ vp: total }));
  const scene = sceneOf(position, weights);
  return position.players.map((_, seat) => {
    const outlook = outlookOf(scene, seat);
    return { ...holdingsOf(outlook), turns: turnsWorth(outlook) };
  });
}

/** The VP to be expected of what a seat of a game that is not over has now, without what its turns to come bring. */
export function prospectOf(outlook: Outlook): number {
  const { vp, mines, money, cards, railway, pieces, danger } = holdingsOf(outlook);
  return vp + mines + money + cards + railway + pieces + danger;
}
