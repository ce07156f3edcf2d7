// The end of a draw: one of the cards is kept or none, the others go back to the top or the bottom (rulebook, "Important" notes).
import type { Keep } from "../commands.ts";
import { isTileKind, tileCard } from "../components.ts";
import type { Event } from "../events.ts";
import { cartsFilled } from "../rules/carts.ts";
import type { DrawState, State } from "../state.ts";

export function keepEvents(state: State, seat: number, { of }: DrawState, { card, to, rest, substitutes }: Keep): Event[] {
  const returned: Event = { type: "cardsReturned", seat, of, to, rest, took: card !== null };
  if (card === null) return [returned];
  if (!isTileKind(card)) return [{ type: "orderTaken", seat, order: card, from: "draw" }, returned];
  const cubes = cartsFilled(state.supply, card, substitutes);
  return [{ type: "tileBought", seat, tile: card, cost: tileCard(card).cost, cubes, from: "draw" }, returned];
}
