// Which events there are, and where in the log each of them is said.
import type { VisibleEvent } from "@pithead/game-kohle-und-kolonie/client";

/**
 * `deed`: what a seat did or what befell it, in the line of its turn or in that of the phase; `notice`: a sentence of nobody's in the phase's line;
 * `line`: in a line of its own; `unsaid`: the page shows it elsewhere.
 */
export const SAID: { readonly [type in VisibleEvent["type"]]: "deed" | "notice" | "line" | "unsaid" } = {
  roundBegan: "line",
  phaseBegan: "unsaid",
  seatAsked: "unsaid",
  bonusChosen: "deed",
  turnOrderSet: "notice",
  bonusReturned: "deed",
  gameScored: "line",
  extraActionSpent: "deed",
  mineBought: "deed",
  secondWorkerTaken: "deed",
  engineBought: "deed",
  settlementBuilt: "deed",
  engineerPlaced: "deed",
  minerPlaced: "deed",
  minerMoved: "deed",
  engineerMoved: "deed",
  coinTaken: "deed",
  cardFlipped: "deed",
  traded: "deed",
  rewarded: "deed",
  railwayMarkerTaken: "deed",
  turnPaused: "unsaid",
  turnEnded: "unsaid",
  minesSecured: "deed",
  accidentTurned: "notice",
  stonesDrawn: "notice",
  accidentHappened: "notice",
  pointsLost: "deed",
  noMinerLeft: "deed",
  minerLost: "deed",
  miningDamageStruck: "notice",
  damageTaken: "deed",
  syndicateBought: "notice",
  incomeTaken: "line",
  boardScored: "line",
  consolidationTurned: "notice",
  declared: "deed",
  biddingBegan: "unsaid",
  bidMade: "deed",
  passed: "deed",
  fieldConsolidated: "notice",
  largeMinePlaced: "deed",
  cardsPaid: "deed",
  loaded: "deed",
};

export type EventType = VisibleEvent["type"];
export type EventOf<T extends EventType> = Extract<VisibleEvent, { type: T }>;

/** Events come from our own API; one of a kind that this page is too old to know is left unsaid. */
export function isVisibleEvent(event: { readonly type: string }): event is VisibleEvent {
  return Object.hasOwn(SAID, event.type);
}
