// Where own miners stand: how many a place holds, and putting them there (§5.1.2 e).
import type { Components } from "../components.ts";
import type { StepReason } from "../reasons.ts";
import type { PlayerPosition } from "../state.ts";
import type { Place } from "../vocabulary.ts";
import { spaceOf } from "./above-ground.ts";

/** Never more miners at a settlement. */
export const SETTLEMENT_ROOM = 2;

/** How many own miners a place holds at most; 0 for what is no place of the player's. */
export function roomAt(components: Components, player: PlayerPosition, place: Place): number {
  const card = components.places.get(place);
  switch (card?.kind) {
    case undefined:
      return 0;
    case "rescue":
      return 1;
    case "space": {
      const space = spaceOf(components, player, card.name);
      return space?.holds === "miners" ? space.room : 0;
    }
    case "village":
      return player.settlements.includes(card.village) ? SETTLEMENT_ROOM : 0;
    case "station":
    case "supply":
      return Number.POSITIVE_INFINITY;
  }
}

export function minersAt(player: PlayerPosition, place: Place): number {
  if (place === "supply") return player.supply;
  return Object.hasOwn(player.miners, place) ? (player.miners[place] ?? 0) : 0;
}

/** A place is free when fewer own miners stand there than it holds. */
export function refusePlace(components: Components, player: PlayerPosition, place: Place): StepReason | undefined {
  const room = roomAt(components, player, place);
  if (room === 0) return { code: "no-such-place", place };
  return minersAt(player, place) < room ? undefined : { code: "place-full", place, room };
}

/** The places, but for the supply, where own miners stand. */
export function placesHeld(player: PlayerPosition): Place[] {
  return Object.keys(player.miners).filter((place) => minersAt(player, place) > 0);
}

export function addMiners(player: PlayerPosition, place: Place, count: number): void {
  if (place === "supply") player.supply += count;
  else player.miners[place] = (player.miners[place] ?? 0) + count;
}
