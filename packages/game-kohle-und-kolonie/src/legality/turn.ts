// What is legal in phases 2 to 4: a turn of steps in order (§5.1.2, §5.1.3).
import type { Step, Turn } from "../commands.ts";
import { copyOfPosition } from "../copy.ts";
import type { TurnEvent } from "../events.ts";
import { evolveTurn } from "../evolve-turn.ts";
import type { Reason } from "../reasons.ts";
import { turnsOverMarker } from "../rules/miners.ts";
import { cokingReward } from "../rules/rewards.ts";
import { refuseStep, stepEvents } from "../rules/steps.ts";
import type { Position } from "../state.ts";

/** What steps led to: the position after them, or why one of them is illegal. */
export type Walk =
  | { readonly ok: true; readonly after: Position; readonly events: readonly TurnEvent[]; readonly turnedOver: string | null }
  | { readonly ok: false; readonly reason: Reason };

/** One illegal step makes the whole command illegal. */
export function refuseTurn(position: Position, seat: number, { steps, end }: Turn): Reason | undefined {
  const walk = walkSteps(position, seat, steps);
  if (!walk.ok) return walk.reason;
  return end || walk.turnedOver !== null ? undefined : { code: "turn-must-end" };
}

/** The position after steps, worked out on a copy. `turnedOver` is the station whose marker the last one turns over, unseen. */
export function walkSteps(position: Position, seat: number, steps: readonly Step[]): Walk {
  const after = copyOfPosition(position);
  const events: TurnEvent[] = [];
  let turnedOver: string | null = null;
  const happen = (more: readonly TurnEvent[]) => {
    for (const event of more) evolveTurn(after, event);
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
