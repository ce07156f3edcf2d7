// Phase 1: bonus markers are chosen, and their places give the turn order (§5.1).
import type { ChooseBonus } from "../commands.ts";
import { bonusCard, componentsOf } from "../components.ts";
import type { Event } from "../events.ts";
import type { Reason } from "../reasons.ts";
import { type Position, playerAt } from "../state.ts";

export function chooseBonusOpenings(position: Position): ChooseBonus[] {
  return position.bonusRow.flatMap((marker): ChooseBonus[] => {
    if (marker === null) return [];
    const command: ChooseBonus = { type: "chooseBonus", marker };
    return refuseChooseBonus(position, command) === undefined ? [command] : [];
  });
}

/** The steam-engine marker can't be chosen in round 1. */
export function refuseChooseBonus(position: Position, { marker }: ChooseBonus): Reason | undefined {
  if (!position.bonusRow.includes(marker)) return { code: "bonus-not-on-row", marker };
  const { fromRound } = bonusCard(componentsOf(position), marker);
  return position.round < fromRound ? { code: "bonus-not-yet", marker, fromRound } : undefined;
}

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
