// What is legal in a mining turn: up to so many work steps, in order (rulebook, "Mining").
import type { PlaceMining, WorkStep } from "../commands.ts";
import { spaceCard } from "../components.ts";
import { copyOfBoard } from "../copy.ts";
import type { Reason } from "../reasons.ts";
import { applyStep, costOf, refuseStep } from "../rules/work-steps.ts";
import { type PlayerPosition, type Position, playerAt } from "../state.ts";
import type { MiningSpace } from "../vocabulary.ts";

/** The work steps a space allows. */
export function budgetOf(space: MiningSpace): number {
  const card = spaceCard(space);
  return card.kind === "mining" ? card.steps : 0;
}

/** What the steps cost together, in work steps. */
export function costOfAll(steps: readonly WorkStep[]): number {
  return steps.reduce((sum, step) => sum + costOf(step), 0);
}

/** One illegal step makes the whole move illegal. */
export function refuseSteps(position: Position, seat: number, { space, steps }: PlaceMining): Reason | undefined {
  const cost = costOfAll(steps);
  if (cost > budgetOf(space)) return { code: "too-many-steps", cost, steps: budgetOf(space) };
  const board = copyOfBoard(playerAt(position, seat));
  for (const [index, step] of steps.entries()) {
    const reason = refuseStep(board, step);
    if (reason !== undefined) return { ...reason, step: index };
    applyStep(board, step);
  }
  return undefined;
}

/** The player's board after legal steps; the position stays as it is. */
export function afterSteps(position: Position, seat: number, steps: readonly WorkStep[]): PlayerPosition {
  const board = copyOfBoard(playerAt(position, seat));
  for (const step of steps) applyStep(board, step);
  return board;
}
