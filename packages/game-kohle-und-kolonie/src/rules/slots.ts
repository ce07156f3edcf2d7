// The slots of a tableau: where a mine may lie, and how the rows close up (§5.1.2 a, §5.1.8).
import { type Components, type Mine, mineOf, slotCard } from "../components.ts";
import type { SlotReason } from "../reasons.ts";
import type { OwnMine, PlayerPosition } from "../state.ts";
import { type MineId, ROWS, SLOTS, type Slot } from "../vocabulary.ts";

/** A free slot: the first one, then any whose predecessor along the arrows is taken. */
export function refuseSlot(components: Components, player: PlayerPosition, slot: Slot): SlotReason | undefined {
  if (player.slots[slot] !== null) return { code: "slot-taken", slot };
  const { predecessors } = slotCard(components, slot);
  const isInReach = predecessors.length === 0 || predecessors.some((before) => player.slots[before] !== null);
  return isInReach ? undefined : { code: "slot-not-in-reach", slot };
}

export function freeSlots(components: Components, player: PlayerPosition): Slot[] {
  return SLOTS.filter((slot) => refuseSlot(components, player, slot) === undefined);
}

/** The slots that hold a mine. */
export function takenSlots(player: PlayerPosition): Slot[] {
  return SLOTS.filter((slot) => player.slots[slot] !== null);
}

export function ownMines(player: PlayerPosition): OwnMine[] {
  return SLOTS.flatMap((slot) => player.slots[slot] ?? []);
}

/** The cards of the own mines. */
export function ownMineCards(components: Components, player: PlayerPosition): Mine[] {
  return ownMines(player).map(({ mine }) => mineOf(components, mine));
}

export function slotOfMine(player: PlayerPosition, mine: MineId): Slot | undefined {
  return SLOTS.find((slot) => player.slots[slot]?.mine === mine);
}

/** Leaves only the mines kept: the others' slots are filled against the arrows, in the order of each row. */
export function closeUp(player: PlayerPosition, isKept: (mine: MineId) => boolean): void {
  const top = ROWS.T.flatMap((slot) => player.slots[slot] ?? []).filter(({ mine }) => isKept(mine));
  const bottom = ROWS.B.flatMap((slot) => player.slots[slot] ?? []).filter(({ mine }) => isKept(mine));
  if (top.length === 0) top.push(...bottom.splice(0, 1));
  for (const [index, slot] of ROWS.T.entries()) player.slots[slot] = top[index] ?? null;
  for (const [index, slot] of ROWS.B.entries()) player.slots[slot] = bottom[index] ?? null;
}
