// Phases 2 to 4: a turn of steps in order (§5.1.2, §5.1.3).
import type { Step, Turn } from "../commands.ts";
import { copyOfPosition } from "../copy.ts";
import type { Event } from "../events.ts";
import { evolve } from "../evolve.ts";
import type { Reason } from "../reasons.ts";
import { turnsOverMarker } from "../rules/miners.ts";
import { railwayMarkerTaken } from "../rules/railway.ts";
import { cokingReward } from "../rules/rewards.ts";
import { nextSteps, refuseStep, stepEvents } from "../rules/steps.ts";
import { type Position, playerAt, type State } from "../state.ts";

/** What steps led to: the position after them, or why one of them is illegal. */
export type Walk =
  | { readonly ok: true; readonly after: Position; readonly events: readonly Event[]; readonly turnedOver: string | null }
  | { readonly ok: false; readonly reason: Reason };

/** A turn without a step is always possible. */
export function turnOpenings(): Turn[] {
  return [{ type: "turn", steps: [], end: true }];
}

/** One step more; where that turns over a railway marker, the turn may end or go on. */
export function turnExtensions(position: Position, seat: number, { steps }: Turn): Turn[] {
  const walk = walkSteps(position, seat, steps);
  if (!walk.ok || walk.turnedOver !== null) return [];
  return nextSteps(walk.after, seat).flatMap((step): Turn[] => {
    const ended: Turn = { type: "turn", steps: [...steps, step], end: true };
    return step.step === "move" && turnsOverMarker(walk.after, step) ? [ended, { ...ended, end: false }] : [ended];
  });
}

/** One illegal step makes the whole command illegal. */
export function refuseTurn(position: Position, seat: number, { steps, end }: Turn): Reason | undefined {
  const walk = walkSteps(position, seat, steps);
  if (!walk.ok) return walk.reason;
  return end || walk.turnedOver !== null ? undefined : { code: "turn-must-end" };
}

/** The position after steps, worked out on a copy. `turnedOver` is the station whose marker the last one turns over, unseen. */
export function walkSteps(position: Position, seat: number, steps: readonly Step[]): Walk {
  const after = copyOfPosition(position);
  const events: Event[] = [];
  let turnedOver: string | null = null;
  const happen = (more: readonly Event[]) => {
    for (const event of more) evolve(after, event);
    events.push(...more);
  };
  for (const [index, step] of steps.entries()) {
    if (turnedOver !== null) return { ok: false, reason: { code: "step-after-marker", step: index } };
    const reason = refuseStep(after, seat, step);
    if (reason !== undefined) return { ok: false, reason: { ...reason, step: index } };
    if (step.step === "move" && turnsOverMarker(after, step)) turnedOver = step.to.slice("station:".length);
    happen(stepEvents(after, seat, step));
    happen(cokingReward(after, seat));
  }
  return { ok: true, after, events, turnedOver };
}

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
