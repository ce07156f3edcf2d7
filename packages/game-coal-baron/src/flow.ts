// The sequence of play, as the rulebook's contents page has it: draft, turns, end of a shift, end of the game.
import type { Decision, Seat } from "@pithead/engine";
import type { Command } from "./commands.ts";
import { copyOf } from "./copy.ts";
import type { Event } from "./events.ts";
import { evolve } from "./evolve.ts";
import { refuse } from "./legality.ts";
import { draftEvents } from "./phases/draft.ts";
import { keepEvents } from "./phases/keep.ts";
import { placeEvents } from "./phases/place.ts";
import { afterScoring, shiftScored } from "./phases/shift-end.ts";
import type { Reason } from "./reasons.ts";
import { nextSeat, priceOf } from "./rules/workers.ts";
import type { State } from "./state.ts";

/** The only judge. Coal Baron has no chance moves, so the host (`seat` null) is always refused. */
export function decide(state: State, seat: Seat | null, command: Command): Decision<Event, Reason> {
  if (seat === null) return { ok: false, reason: { code: "no-chance-moves" } };
  const reason = refuse(state, seat, command);
  return reason === undefined ? { ok: true, events: turn(state, seat, command) } : { ok: false, reason };
}

/** A legal move and all that follows from it. */
function turn(state: State, seat: number, command: Command): Event[] {
  switch (command.type) {
    case "draft":
      return draftEvents(state, seat, command);
    case "place": {
      const events = placeEvents(state, seat, command);
      const isDraw = command.space === "factory-draw" || command.space === "order-draw";
      return isDraw ? events : [...events, ...endOfTurn(state, seat, priceOf(state, command.space), events)];
    }
    case "keep": {
      const events = state.draw === null ? [] : keepEvents(state, seat, state.draw, command);
      return [...events, ...endOfTurn(state, seat, 0, events)];
    }
  }
}

/** The next player with workers is asked. When nobody has any, the shift ends. */
function endOfTurn(state: State, seat: number, placed: number, events: readonly Event[]): Event[] {
  const to = nextSeat(state, seat, placed);
  return to === null ? endOfShift(state, events) : [{ type: "turnPassed", to }];
}

/** Scoring, then the next shift or the end of the game. Each is worked out on a copy to which all before it has happened. */
function endOfShift(state: State, events: readonly Event[]): Event[] {
  const after = copyOf(state);
  for (const event of events) evolve(after, event);
  const scored = shiftScored(after);
  evolve(after, scored);
  return [scored, afterScoring(after)];
}
