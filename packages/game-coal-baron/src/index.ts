// Coal Baron as a value: the ruleset that the catalog, the service and the laws use.
import { type GameTypes, type Ruleset, type Seat, seatAt } from "@pithead/engine";
import type { Command, VisibleCommand } from "./commands.ts";
import { copyOf } from "./copy.ts";
import type { Event, VisibleEvent } from "./events.ts";
import { evolve } from "./evolve.ts";
import { extensions } from "./extensions.ts";
import { decide } from "./flow.ts";
import { openings } from "./openings.ts";
import { parseCommand, parseDeal, parseOptions } from "./parse.ts";
import type { Reason } from "./reasons.ts";
import { outcomeOf } from "./rules/ranks.ts";
import { deal, setup } from "./setup.ts";
import type { Deal, Options, Position, State, View } from "./state.ts";
import { view, viewCommand, viewEvent } from "./view.ts";

export interface CoalBaron extends GameTypes {
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

export const coalBaron: Ruleset<CoalBaron> = {
  id: "coal-baron",
  version: 1,
  seats: { min: 2, max: 4 },
  parseOptions,
  parseDeal: (raw, _options, seats) => parseDeal(raw, seats),
  parseCommand,
  deal,
  setup,
  decide,
  evolve,
  clone: copyOf,
  toMove: ({ turn }): readonly Seat[] => (turn === null ? [] : [seatAt(turn)]),
  chanceMove: () => undefined,
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
export type * from "./events.ts";
export type * from "./reasons.ts";
export type * from "./state.ts";
export * from "./vocabulary.ts";
