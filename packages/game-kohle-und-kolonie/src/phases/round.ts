// The beginning and the end of a round (§5.4), and of the game (§6.0).
import { componentsOf } from "../components.ts";
import type { Event, RoundEvent } from "../events.ts";
import { finalScoringOf } from "../rules/final-scoring.ts";
import { type Position, playerAt } from "../state.ts";

/** The round's cards join the display; in later rounds whoever was last chooses first. */
export function roundBegan(position: Position, round: number, queue: readonly number[]): RoundEvent {
  const { mineCards, edition } = componentsOf(position);
  const { refillRounds, refillTo } = edition.syndicate;
  const cards = mineCards.filter((card) => card.round === round).map(({ id }) => id);
  const coins = refillRounds.includes(round) ? Math.max(0, refillTo - position.syndicate.coins) : 0;
  return { type: "roundBegan", round, cards, coins, queue: [...queue] };
}

/** Unused bonus markers go back in turn order; then comes the next round, or the final scoring. */
export function roundEnded(position: Position): Event[] {
  const { edition } = componentsOf(position);
  const free = position.bonusRow.flatMap((marker, space) => (marker === null ? [space] : []));
  const returned = position.turnOrder
    .flatMap((seat) => {
      const marker = playerAt(position, seat).bonus;
      return marker === null ? [] : [{ seat, marker }];
    })
    .map(({ seat, marker }, index): Event => ({ type: "bonusReturned", seat, marker, isUsed: false, space: free[index] ?? 0 }));
  if (position.round < edition.rounds) return [...returned, roundBegan(position, position.round + 1, position.turnOrder.toReversed())];
  return [...returned, { type: "gameScored", final: position.players.map((player) => finalScoringOf(componentsOf(position), player)) }];
}
