// What is legal at the end of a draw (rulebook, "Important" notes).
import type { Keep } from "../commands.ts";
import { isTileKind, tileCard } from "../components.ts";
import type { Reason } from "../reasons.ts";
import { areAlike, type Card, without } from "../rules/cards.ts";
import { refuseSubstitutes } from "../rules/carts.ts";
import { type Position, playerAt } from "../state.ts";

export function refuseKeep(position: Position, seat: number, { card, rest, substitutes }: Keep): Reason | undefined {
  const cards = position.draw?.cards ?? [];
  if (card !== null && !cards.includes(card)) return { code: "card-not-drawn", card };
  if (!areAlike(without(cards, card), rest)) return { code: "rest-not-the-others" };
  const refusal = refuseCard(position, seat, card);
  if (refusal !== undefined) return refusal;
  if (card !== null && isTileKind(card)) return refuseSubstitutes(position.supply, card, substitutes);
  return substitutes === undefined ? undefined : { code: "substitutes-not-needed" };
}

/** Why that one of the cards drawn can't be kept; null keeps none. */
export function refuseCard(position: Position, seat: number, card: Card | null): Reason | undefined {
  if (card === null || !isTileKind(card)) return undefined;
  const { cost } = tileCard(card);
  const { marks } = playerAt(position, seat);
  return cost > marks ? { code: "tile-too-dear", tile: card, cost, marks } : undefined;
}
