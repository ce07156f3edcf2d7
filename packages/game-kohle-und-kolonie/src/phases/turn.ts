// Phases 2 to 4: a turn of steps in order (§5.1.2, §5.1.3).
import type { Turn } from "../commands.ts";
import type { Event } from "../events.ts";
import { walkSteps } from "../legality/turn.ts";
import { railwayMarkerTaken } from "../rules/railway.ts";
import { playerAt, type State } from "../state.ts";

/** In the extra-action phase any step costs the marker, once a turn (§5.1.3). */
export function turnEvents(state: State, seat: number, { steps, end }: Turn): Event[] {
  const walk = walkSteps(state, seat, steps);
  if (!walk.ok) return [];
  const isSpent = state.phase === "extra-action" && steps.length > 0 && state.turn?.hasBegun === false;
  return [
    ...(isSpent ? [{ type: "extraActionSpent", seat } as const] : []),
    ...walk.events,
    ...(walk.turnedOver === null ? [] : [railwayMarkerTaken(state, seat, walk.turnedOver)]),
    { type: end ? "turnEnded" : "turnPaused", seat },
  ];
}

/** In turn order; in the extra-action phase only who holds an extra-action marker is asked. */
export function nextTurn(state: State): Event[] {
  const next = state.queue.find((seat) => state.phase !== "extra-action" || playerAt(state, seat).extraActions > 0);
  if (next !== undefined) return [{ type: "seatAsked", seat: next, question: "turn" }];
  switch (state.phase) {
    case "first-action":
      return [{ type: "phaseBegan", phase: "second-action", queue: state.turnOrder }];
    case "second-action":
      return [{ type: "phaseBegan", phase: "extra-action", queue: state.turnOrder }];
    default:
      return [{ type: "phaseBegan", phase: "accident", queue: state.turnOrder }];
  }
}
