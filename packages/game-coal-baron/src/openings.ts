// Every legal command in its shortest form: what random players, bots and lessons choose from.
import type { Command, Keep, Place, PlaceFactory } from "./commands.ts";
import { isTileKind, openSpaces, type SpaceCard } from "./components.ts";
import { refuseCard } from "./legality/keep.ts";
import { refuseSpace } from "./legality/place.ts";
import { asked } from "./legality.ts";
import { without } from "./rules/cards.ts";
import { substituteChoices } from "./rules/carts.ts";
import type { Position } from "./state.ts";
import type { FactorySpace } from "./vocabulary.ts";

/** Every legal command of the seat in its shortest form: mining without a work step, the rest of a draw as it was drawn. */
export function openings(position: Position, seat: number): Command[] {
  if (position.turn !== seat) return [];
  switch (asked(position)) {
    case "draft":
      return position.draft.map((order) => ({ type: "draft", order }));
    case "place":
      return placeOpenings(position, seat);
    case "keep":
      return keepOpenings(position, seat);
    case null:
      return [];
  }
}

/** A mining turn's shortest form is the one without a work step; substitutes are listed in full. */
function placeOpenings(position: Position, seat: number): Place[] {
  const legal: Place[] = [];
  for (const space of openSpaces(position.players.length)) {
    if (refuseSpace(position, seat, space) === undefined) addPlacements(legal, position, space);
  }
  return legal;
}

function addPlacements(legal: Place[], position: Position, space: SpaceCard): void {
  switch (space.kind) {
    case "factory": {
      const tile = position.factory[space.id];
      if (tile) for (const substitutes of substituteChoices(position.supply, tile)) legal.push(buy(space.id, substitutes));
      return;
    }
    case "mining":
      legal.push({ type: "place", space: space.id, steps: [] });
      return;
    case "draw":
    case "order":
    case "delivery":
    case "money":
    case "bank":
      legal.push({ type: "place", space: space.id });
  }
}

function buy(space: FactorySpace, substitutes: PlaceFactory["substitutes"]): PlaceFactory {
  return substitutes === undefined ? { type: "place", space } : { type: "place", space, substitutes };
}

/** Each legal choice, with the others in the order they were drawn. */
function keepOpenings(position: Position, seat: number): Keep[] {
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
