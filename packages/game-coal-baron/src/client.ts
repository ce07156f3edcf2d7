// What the page needs to show a position and to build a turn with free undo: no validator, no hash, no secrets.

import type { WorkStep } from "./commands.ts";
import { type ClockElement, openSpaces, SHIFT_CLOCK } from "./components.ts";
import { afterSteps as boardAfter, budgetOf, costOfAll } from "./legality/mine.ts";
import { refuseSpace } from "./legality/place.ts";
import { refuse } from "./legality.ts";
import type { Reason, StepReason } from "./reasons.ts";
import { finalScoringOf } from "./rules/final-scoring.ts";
import { nextSteps as stepsOn } from "./rules/next-steps.ts";
import { countOf } from "./rules/shift-clock.ts";
import { refuseStep } from "./rules/work-steps.ts";
import { priceOf } from "./rules/workers.ts";
import type { FinalScoring, PlayerPosition, Position } from "./state.ts";
import type { MiningSpace, Space } from "./vocabulary.ts";

export type * from "./commands.ts";
export {
  CAGE_SPOTS,
  type ClockElement,
  CUBES_PER_COLOR,
  DRAW_SIZE,
  ELEMENTS_PER_SHIFT,
  FINAL,
  isTileKind,
  ORDER_CARDS,
  type OrderCard,
  openSpaces,
  orderCard,
  SHIFT_CLOCK,
  SHIFTS,
  SPACE_CARDS,
  type SpaceCard,
  spaceCard,
  startingGoodsFor,
  TILE_CARDS,
  type TileCard,
  tileCard,
} from "./components.ts";
export type * from "./events.ts";
export { extensions } from "./extensions.ts";
export { asked, refuse } from "./legality.ts";
export { openings } from "./openings.ts";
export type * from "./reasons.ts";
export { cartsFilled, substituteChoices, substitutesNeeded } from "./rules/carts.ts";
export { cubesByPlace, cubesOf, emptyCarts } from "./rules/cubes.ts";
export { deliverable, isComplete, vpOf } from "./rules/delivery.ts";
export { finalScoringOf } from "./rules/final-scoring.ts";
export { type Lead, leadOf, majorityVp } from "./rules/shift-clock.ts";
export { type VpSources, vpSourcesOf } from "./rules/vp-sources.ts";
export { costOf } from "./rules/work-steps.ts";
export { priceOf } from "./rules/workers.ts";
export type * from "./state.ts";
export { playerAt } from "./state.ts";
export * from "./vocabulary.ts";

/** An open space as one seat sees it. */
export interface OfferedSpace {
  space: Space;
  /** The workers it takes now. */
  price: number;
  /** Why the seat can't choose it; undefined when it can. */
  reason: Reason | undefined;
}

/** Every open space in the order of the board, with its price and why the seat can't choose it, if it can't. */
export function spacesFor(position: Position, seat: number): OfferedSpace[] {
  // The bank takes whoever may place workers at all, so its refusal holds for every space.
  const refused = refuse(position, seat, { type: "place", space: "bank" });
  return openSpaces(position.players.length).map((space) => ({
    space: space.id,
    price: priceOf(position, space.id),
    reason: refused ?? refuseSpace(position, seat, space),
  }));
}

/** The seat's own board after legal work steps; the position stays as it is. */
export function afterSteps(position: Position, seat: number, steps: readonly WorkStep[]): PlayerPosition {
  return boardAfter(position, seat, steps);
}

/** The work steps that can follow on `steps` in a turn on `space`. The cubes of a swap are listed in one order only. */
export function nextSteps(position: Position, seat: number, space: MiningSpace, steps: readonly WorkStep[]): WorkStep[] {
  return stepsOn(boardAfter(position, seat, steps), stepsLeft(space, steps));
}

/** The work steps left of what the space allows. */
export function stepsLeft(space: MiningSpace, steps: readonly WorkStep[]): number {
  return budgetOf(space) - costOfAll(steps);
}

/** Why that work step can't follow on `steps`; undefined when the board allows it. Says nothing of what the space allows. */
export function refuseNextStep(position: Position, seat: number, steps: readonly WorkStep[], step: WorkStep): StepReason | undefined {
  return refuseStep(boardAfter(position, seat, steps), step);
}

/** The twelve elements of the shift clock with what each seat has of them; null where it is hidden. */
export function clockCounts(position: Position): { element: ClockElement; counts: (number | null)[] }[] {
  return SHIFT_CLOCK.map((element) => ({ element, counts: position.players.map((player) => countOf(player, element)) }));
}

/** What the final scoring would bring each seat if the game ended now, without the shift's own scoring. Once it is over: what it brought. */
export function finalPreview(position: Position): FinalScoring[] {
  return position.final ?? position.players.map(finalScoringOf);
}
