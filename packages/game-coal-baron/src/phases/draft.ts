// The draft before shift 1: each player takes three orders, counter-clockwise (rulebook, "Setup", step 10).
import type { Draft } from "../commands.ts";
import { openSpaces } from "../components.ts";
import type { Event } from "../events.ts";
import type { Position, State } from "../state.ts";
import type { OrderSpace } from "../vocabulary.ts";

/** The order is taken; after the last one the order spaces are filled and the start player begins shift 1. */
export function draftEvents(state: State, seat: number, { order }: Draft): Event[] {
  const drafted: Event = { type: "orderDrafted", seat, order };
  const left = state.draft.filter((other) => other !== order);
  const [leftOver] = left;
  if (left.length !== 1 || leftOver === undefined) return [drafted, { type: "turnPassed", to: rightOf(state.players.length, seat) }];
  const [lowest, ...others] = orderSpaces(state);
  if (lowest === undefined) return [drafted];
  return [
    drafted,
    { type: "draftEnded", space: lowest, order: leftOver },
    ...others.map((space, index): Event => ({ type: "orderRevealed", space, order: state.stacks.orders[index] ?? null })),
    { type: "shiftBegan", shift: 1, startPlayer: state.startPlayer },
  ];
}

/** The next seat counter-clockwise. */
export function rightOf(seats: number, seat: number): number {
  return (seat + seats - 1) % seats;
}

function orderSpaces({ players }: Position): OrderSpace[] {
  return openSpaces(players.length).flatMap((space) => (space.kind === "order" ? [space.id] : []));
}
