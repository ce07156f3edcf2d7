// What the page needs to show a position and to build a turn with free undo: no validator, no hash, no secrets.

import type { Load, Step } from "./commands.ts";
import { componentsOf } from "./components.ts";
import { type Walk, walkSteps } from "./legality/turn.ts";
import type { Reason, StepReason } from "./reasons.ts";
import { leaderOf, mostOf, nextBidder, seatInLead } from "./rules/bidding.ts";
import { finalScoringOf } from "./rules/final-scoring.ts";
import { loadingOf, loadingPays } from "./rules/loading.ts";
import { refuseStep, nextSteps as stepsOn } from "./rules/steps.ts";
import { type FinalScoring, type Position, playerAt } from "./state.ts";

export type * from "./commands.ts";
export {
  type BonusCard,
  bonusCard,
  type Components,
  componentsFor,
  componentsOf,
  type Field,
  fieldOf,
  type Line,
  type Mine,
  type MineCard,
  mineOf,
  type PlaceCard,
  type SlotCard,
  type Station,
  slotCard,
  type Village,
  villageOf,
} from "./components.ts";
export type { AboveGround, Flip, Price, Side, Space } from "./components-above-ground.ts";
export type * from "./edition.ts";
export { addEdition, DEFAULT_EDITION, editionNamed, editionNames } from "./editions.ts";
export type * from "./events.ts";
export { extensions } from "./extensions.ts";
export { asked, isChanceOwed, refuse } from "./legality.ts";
export { openings } from "./openings.ts";
export { boardScoring } from "./phases/board.ts";
export { incomeOf, incomeParts } from "./phases/income.ts";
export type * from "./reasons.ts";
export { filledSpaces, piecesOn, spaceOf, upperSide } from "./rules/above-ground.ts";
export { bagOf, stillUnsecured, stonesOf } from "./rules/bag.ts";
export { administrationOf, basisOf, syndicateBasis, takersOf } from "./rules/consolidation.ts";
export { enginesByPlace, enginesOf, stationsHeld } from "./rules/final-scoring.ts";
export { rateOf, workersOf } from "./rules/local-workers.ts";
export { minersAt, placesHeld, roomAt } from "./rules/places.ts";
export { currentPrice } from "./rules/prices.ts";
export { coinSecurable, unsecuredSlots } from "./rules/securing.ts";
export { freeSlots, ownMines, takenSlots } from "./rules/slots.ts";
export { answerByOrders } from "./standing-orders/answer.ts";
export {
  type BidOrder,
  type DamageOrder,
  type LoadOrder,
  type LoseOrder,
  ORDER_KINDS,
  type OrderKind,
  type Orders,
  type OrderTrouble,
  type SecureOrder,
} from "./standing-orders/orders.ts";
export type * from "./state.ts";
export { playerAt } from "./state.ts";
export * from "./vocabulary.ts";

/** What steps lead to in the turn that is asked for: the position after them, or why one of them is illegal. */
export function afterSteps(position: Position, seat: number, steps: readonly Step[]): Walk {
  return walkSteps(position, seat, steps);
}

/** The steps that can follow on `steps`, in every form; none after one that turns over a railway marker. */
export function nextSteps(position: Position, seat: number, steps: readonly Step[]): Step[] {
  const walk = walkSteps(position, seat, steps);
  return walk.ok && walk.turnedOver === null ? stepsOn(walk.after, seat) : [];
}

/** Why that step can't follow on `steps`; undefined when it can. */
export function refuseNextStep(position: Position, seat: number, steps: readonly Step[], step: Step): Reason | StepReason | undefined {
  const walk = walkSteps(position, seat, steps);
  if (!walk.ok) return walk.reason;
  return walk.turnedOver === null ? refuseStep(walk.after, seat, step) : { code: "step-after-marker", step: steps.length };
}

/** The auction as it stands: who leads with what (`seat` null: the syndicate), and who may bid next. */
export interface AuctionStanding {
  leader: number | null;
  leading: number;
  /** Undefined when nobody can or wants to bid any more. */
  next: number | undefined;
  /** The highest total that each player could reach, in the order of bidding. */
  most: number[];
}

/** Null while nothing is consolidated, and where nobody bids. */
export function auctionStanding(position: Position): AuctionStanding | null {
  const { consolidation } = position;
  if (consolidation === null || consolidation.order.length === 0) return null;
  return {
    leader: seatInLead(consolidation),
    leading: leaderOf(consolidation).total,
    next: nextBidder(position, consolidation),
    most: consolidation.order.map((seat) => mostOf(position, consolidation, seat)),
  };
}

/** What a load command would count and pay. */
export function loadingPreview(
  position: Position,
  seat: number,
  { worker, cart, markers }: Load,
): { carts: number; coins: number; vp: number } {
  const components = componentsOf(position);
  const player = playerAt(position, seat);
  const { price, symbols } = loadingOf(components, player);
  const carts = worker || cart || price === 0 ? symbols + (cart ? 1 : 0) + markers : 0;
  return { carts, ...loadingPays(components, player, carts) };
}

/** What the final scoring would bring each seat if the game ended now. Once it is over: what it brought. */
export function finalPreview(position: Position): FinalScoring[] {
  const components = componentsOf(position);
  return position.final ?? position.players.map((player) => finalScoringOf(components, player));
}
