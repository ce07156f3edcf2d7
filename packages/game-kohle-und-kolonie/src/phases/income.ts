// Phase 7: income of the mines (§5.1.6).
import { type Components, componentsOf, mineOf } from "../components.ts";
import type { Event } from "../events.ts";
import { ownMines } from "../rules/slots.ts";
import type { PlayerPosition, Position } from "../state.ts";

const ENGINE_INCOME = 1;

export function incomePhase(position: Position): Event[] {
  const components = componentsOf(position);
  const coins = position.players.map((player) => incomeOf(components, player));
  return [
    { type: "incomeTaken", coins },
    { type: "phaseBegan", phase: "board", queue: [] },
  ];
}

/** Small, single and large mines alike bring 1 more with an engine. */
export function incomeOf(components: Components, player: PlayerPosition): number {
  const { mines, engines } = incomeParts(components, player);
  return mines + engines;
}

/** What of a player's income comes from the mine cards, and what from the steam engines on them; in coins. */
export function incomeParts(components: Components, player: PlayerPosition): { mines: number; engines: number } {
  const own = ownMines(player);
  return {
    mines: own.reduce((sum, { mine }) => sum + mineOf(components, mine).income, 0),
    engines: own.filter(({ engine }) => engine).length * ENGINE_INCOME,
  };
}
