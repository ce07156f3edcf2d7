// Kohle & Kolonie as a value: the ruleset that the catalog, the service and the laws use.
import { type GameTypes, type Ruleset, type Seat, seatAt } from "@pithead/engine";
import type { Command, VisibleCommand } from "./commands.ts";
import { copyOf } from "./copy.ts";
import type { Event, VisibleEvent } from "./events.ts";
import { evolve } from "./evolve.ts";
import { extensions } from "./extensions.ts";
import { chanceMove, decide } from "./flow.ts";
import { openings } from "./openings.ts";
import { parseCommand, parseDeal, parseOptions } from "./parse.ts";
import type { Reason } from "./reasons.ts";
import { outcomeOf } from "./rules/ranks.ts";
import { deal, setup } from "./setup.ts";
import type { Deal, Options, Position, State, View } from "./state.ts";
import { view, viewCommand, viewEvent } from "./view.ts";

export interface KohleUndKolonie extends GameTypes {
  options: Options;
  deal: Deal;
  state: State;
  position: Position;
  command: Command;
  event: Event;
  view: View;
  visibleEvent: VisibleEvent;
  visibleCommand: VisibleCommand;
  reason: Reason;
}

export const kohleUndKolonie: Ruleset<KohleUndKolonie> = {
  id: "kohle-und-kolonie",
  version: 1,
  seats: { min: 3, max: 5 },
  parseOptions,
  parseDeal,
  parseCommand,
  deal,
  setup,
  decide,
  evolve,
  clone: copyOf,
  toMove: ({ asked }): readonly Seat[] => (asked === null ? [] : [seatAt(asked.seat)]),
  chanceMove,
  outcome: ({ final }) => (final === null ? undefined : outcomeOf(final)),
  scores: ({ players }) => players.map(({ vp }) => vp),
  openings,
  extensions,
  view,
  viewEvent,
  viewCommand,
};

export type * from "./commands.ts";
export { DESCRIPTION } from "./description.ts";
export type { Edition } from "./edition.ts";
export { figuresOf } from "./edition-figures.ts";
export { readEdition } from "./edition-file.ts";
export { addEdition, DEFAULT_EDITION, editionNamed, editionNames, hasEdition } from "./editions.ts";
export type * from "./events.ts";
export type * from "./reasons.ts";
export { answerByOrders } from "./standing-orders/answer.ts";
export type { Orders, OrderTrouble } from "./standing-orders/orders.ts";
export { parseOrders } from "./standing-orders/parse.ts";
export type * from "./state.ts";
export * from "./vocabulary.ts";
