// Phase 6: the syndicate takes the cards with the lowest numbers (§5.1.5).
import { componentsOf } from "../components.ts";
import type { Event, SyndicateEvent } from "../events.ts";
import type { Position } from "../state.ts";

/** Single mines, too; fewer where fewer lie there. */
export function syndicatePhase(position: Position): Event[] {
  const { purchases, maxPurchases } = componentsOf(position).edition.syndicate;
  const count = Math.min(purchases + position.syndicate.morePurchases, maxPurchases);
  return [...syndicateBuys(position, position.display.slice(0, count)), { type: "phaseBegan", phase: "income", queue: [] }];
}

/** Each card takes the next engine as its mark on the map; when none is left, a coin does. */
export function syndicateBuys(position: Position, cards: readonly number[]): SyndicateEvent[] {
  return cards.map((card, index) => ({ type: "syndicateBought", card, engine: index < position.supply.engines }));
}
