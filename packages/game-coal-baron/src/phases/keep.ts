// The end of a draw: one of the cards is kept or none, the others go back to the top or the bottom (rulebook, "Important" notes).
import type { Keep } from "../commands.ts";
import { isTileKind, tileCard } from "../components.ts";
import type { Event } from "../events.ts";
import type { Reason } from "../reasons.ts";
import { areAlike, type Card, without } from "../rules/cards.ts";
import { cartsFilled, refuseSubstitutes, substituteChoices } from "../rules/carts.ts";
import { type DrawState, type Position, playerAt, type State } from "../state.ts";

/** Each legal choice, with the others in the order they were drawn. */
export function keepOpenings(position: Position, seat: number): Keep[] {
  const cards = position.draw?.cards ?? [];
  const legal: Keep[] = [];
  for (const card of [null, ...new Set(cards)]) {
    if (refuseCard(position, seat, card) !== undefined) continue;
    const rest = without(cards, card);
    for (const substitutes of card !== null && isTileKind(card) ? substituteChoices(position.supply, card) : [undefined]) {
      for (const to of ["top", "bottom"] as const) {
        const keep: Keep = { type: "keep", card, to, rest };
        legal.push(substitutes === undefined ? keep : { ...keep, substitutes });
      }
    }
  }
  return legal;
}

/**
 * The same with two neighbours of `rest` swapped that still lie as they were drawn. Each swap takes the rest further from the
 * drawn order, so every order is reached and none leads back. Cards of one kind are alike and never pass each other.
 */
export function keepExtensions(position: Position, command: Keep): Keep[] {
  const { rest } = command;
  const drawnAt = placesOf(without(position.draw?.cards ?? [], command.card), rest);
  return rest.slice(1).flatMap((lower, index) => {
    const upper = rest[index];
    if (upper === undefined || upper === lower || (drawnAt[index] ?? 0) > (drawnAt[index + 1] ?? 0)) return [];
    return [{ ...command, rest: rest.with(index, lower).with(index + 1, upper) }];
  });
}

export function refuseKeep(position: Position, seat: number, { card, rest, substitutes }: Keep): Reason | undefined {
  const cards = position.draw?.cards ?? [];
  if (card !== null && !cards.includes(card)) return { code: "card-not-drawn", card };
  if (!areAlike(without(cards, card), rest)) return { code: "rest-not-the-others" };
  const refusal = refuseCard(position, seat, card);
  if (refusal !== undefined) return refusal;
  if (card !== null && isTileKind(card)) return refuseSubstitutes(position.supply, card, substitutes);
  return substitutes === undefined ? undefined : { code: "substitutes-not-needed" };
}

export function keepEvents(state: State, seat: number, { of }: DrawState, { card, to, rest, substitutes }: Keep): Event[] {
  const returned: Event = { type: "cardsReturned", seat, of, to, rest, took: card !== null };
  if (card === null) return [returned];
  if (!isTileKind(card)) return [{ type: "orderTaken", seat, order: card, from: "draw" }, returned];
  const cubes = cartsFilled(state.supply, card, substitutes);
  return [{ type: "tileBought", seat, tile: card, cost: tileCard(card).cost, cubes, from: "draw" }, returned];
}

function refuseCard(position: Position, seat: number, card: Card | null): Reason | undefined {
  if (card === null || !isTileKind(card)) return undefined;
  const { cost } = tileCard(card);
  const { marks } = playerAt(position, seat);
  return cost > marks ? { code: "tile-too-dear", tile: card, cost, marks } : undefined;
}

/** For each card of `rest` its place in `drawn`; the copies of one kind take their places in order. */
function placesOf(drawn: readonly Card[], rest: readonly Card[]): number[] {
  const taken = new Set<number>();
  return rest.map((card) => {
    const place = drawn.findIndex((other, index) => other === card && !taken.has(index));
    taken.add(place);
    return place;
  });
}
