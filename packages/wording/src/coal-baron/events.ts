// Which events there are, and where in the log each of them is said.
import type { VisibleEvent } from "@pithead/game-coal-baron/client";

/** `turn`: in the first sentence of its turn; `after`: in a sentence behind it; `line`: in a line of its own; `unsaid`: the page shows it elsewhere. */
export const SAID: { readonly [type in VisibleEvent["type"]]: "turn" | "after" | "line" | "unsaid" } = {
  orderDrafted: "turn",
  draftEnded: "line",
  orderRevealed: "after",
  tileRevealed: "after",
  shiftBegan: "line",
  workersPlaced: "turn",
  marksGained: "turn",
  tileBought: "turn",
  orderTaken: "turn",
  cardsDrawn: "turn",
  cardsReturned: "after",
  workStepsDone: "turn",
  ordersDelivered: "turn",
  turnPassed: "unsaid",
  shiftScored: "line",
  gameScored: "line",
};

export type EventType = VisibleEvent["type"];
export type EventOf<T extends EventType> = Extract<VisibleEvent, { type: T }>;

/** Events come from our own API; one of a kind that this page is too old to know is left unsaid. */
export function isVisibleEvent(event: { readonly type: string }): event is VisibleEvent {
  return Object.hasOwn(SAID, event.type);
}

export function allOf<T extends EventType>(events: readonly VisibleEvent[], type: T): EventOf<T>[] {
  return events.filter((event): event is EventOf<T> => event.type === type);
}

export function firstOf<T extends EventType>(events: readonly VisibleEvent[], type: T): EventOf<T> | undefined {
  return allOf(events, type)[0];
}
