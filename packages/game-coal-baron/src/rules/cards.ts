// Lists of cards, among which copies of one kind are alike.
import { isTileKind } from "../components.ts";
import type { OrderId, TileKind } from "../vocabulary.ts";

export type Card = OrderId | TileKind;

export function isOrderId(card: Card): card is OrderId {
  return !isTileKind(card);
}

/** The cards without the first copy of `card`; all of them when there is none. */
export function without(cards: readonly Card[], card: Card | null): Card[] {
  const at = card === null ? -1 : cards.indexOf(card);
  return cards.filter((_, index) => index !== at);
}

/** Whether both lists hold the same cards, each as often. */
export function areAlike(cards: readonly Card[], others: readonly Card[]): boolean {
  const copies = (list: readonly Card[], card: Card) => list.filter((other) => other === card).length;
  return cards.length === others.length && cards.every((card) => copies(cards, card) === copies(others, card));
}
