// Which mines are unsecured (§5.1.4).
import { type Components, slotCard } from "../components.ts";
import type { PlayerPosition } from "../state.ts";
import type { Slot } from "../vocabulary.ts";
import { minersAt } from "./places.ts";
import { takenSlots } from "./slots.ts";

/** A rescue space protects the slot, whichever mine lies there. */
export function unsecuredSlots(player: PlayerPosition): Slot[] {
  return takenSlots(player).filter((slot) => minersAt(player, `rescue:${slot}`) === 0);
}

export function coinSecurable(components: Components, slot: Slot): boolean {
  return slotCard(components, slot).coinSecurable;
}
