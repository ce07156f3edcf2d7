// The bag of an accident: what lies in it and how its draw is labelled (§5.1.4).
import { componentsOf } from "../components.ts";
import { type Position, playerAt } from "../state.ts";
import type { Slot, Stone } from "../vocabulary.ts";
import { unsecuredSlots } from "./securing.ts";

export function bagLabel({ round }: Position): string {
  return `bag-${round}`;
}

/** Players' stones by seat ascending, then black ones, then the blank. */
export function bagOf(position: Position): Stone[] {
  const { accident } = componentsOf(position).edition;
  const own = position.players.flatMap((_, seat) => copies(`seat-${seat}`, stonesOf(position, seat)));
  return [...own, ...copies("black", accident.blackStones), ...copies("blank", accident.blankStones)];
}

/** The seat's slots with neither a miner above them nor secured in this accident. */
export function stillUnsecured(position: Position, seat: number): Slot[] {
  const secured = position.accident?.secured[seat] ?? [];
  return unsecuredSlots(playerAt(position, seat)).filter((slot) => !secured.includes(slot));
}

/** One stone for each mine that is still unsecured, as far as there are stones. */
export function stonesOf(position: Position, seat: number): number {
  const { accident, start } = componentsOf(position).edition;
  return Math.min(stillUnsecured(position, seat).length, accident.maxStonesPerPlayer, start.accidentStones);
}

/** Whose stone it is; undefined for black and blank. */
export function seatOfStone(stone: Stone): number | undefined {
  return stone.startsWith("seat-") ? Number(stone.slice("seat-".length)) : undefined;
}

function copies(stone: Stone, count: number): Stone[] {
  return Array.from({ length: count }, () => stone);
}
