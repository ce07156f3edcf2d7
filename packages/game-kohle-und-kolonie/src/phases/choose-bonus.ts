// Phase 1: bonus markers are chosen, and their places give the turn order (§5.1).
import type { ChooseBonus } from "../commands.ts";
import type { Event } from "../events.ts";
import { type Position, playerAt } from "../state.ts";

export function chooseBonusEvents(position: Position, seat: number, { marker }: ChooseBonus): Event[] {
  return [{ type: "bonusChosen", seat, marker, space: position.bonusRow.indexOf(marker) }];
}

/** When all have chosen, markers not chosen slide left and the first action phase begins. */
export function nextChoice(position: Position): Event[] {
  const [next] = position.queue;
  if (next !== undefined) return [{ type: "seatAsked", seat: next, question: "chooseBonus" }];
  const spaceOf = (seat: number) => playerAt(position, seat).bonusSpace;
  const order = [...position.players.keys()].toSorted((one, other) => spaceOf(one) - spaceOf(other));
  const left = position.bonusRow.filter((marker) => marker !== null);
  const row = position.bonusRow.map((_, space) => left[space] ?? null);
  return [
    { type: "turnOrderSet", order, row },
    { type: "phaseBegan", phase: "first-action", queue: order },
  ];
}
