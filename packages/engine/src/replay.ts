// Replay: a game is its start and its moves; everything else follows.
import type { Decision, GameTypes, Ruleset } from "./ruleset.ts";
import type { Seat } from "./seat.ts";

/** Where a game begins: position 0. */
export interface Start<G extends GameTypes = GameTypes> {
  readonly options: G["options"];
  /** How many sit at the table. */
  readonly seats: number;
  readonly deal: G["deal"];
}

/** One accepted move, as the record writes it; seat null is the host's (chance). */
export interface Move<Command = GameTypes["command"]> {
  readonly seat: Seat | null;
  readonly move: Command;
}

/** Applies facts in order to a state the caller owns, and hands it back. */
export function fold<G extends GameTypes>(rules: Ruleset<G>, state: G["state"], events: Iterable<G["event"]>): G["state"] {
  for (const event of events) rules.evolve(state, event);
  return state;
}

/** Decides one move and, when it is accepted, applies its events to a state the caller owns; a refused one changes nothing. */
export function play<G extends GameTypes>(
  rules: Ruleset<G>,
  state: G["state"],
  { seat, move }: Move<G["command"]>,
): Decision<G["event"], G["reason"]> {
  const decision = rules.decide(state, seat, move);
  if (decision.ok) fold(rules, state, decision.events);
  return decision;
}

/** The state after `moves`. @throws RangeError when the rules refuse one: accepted moves stay accepted for ever. */
export function replay<G extends GameTypes>(rules: Ruleset<G>, start: Start<G>, moves: readonly Move<G["command"]>[]): G["state"] {
  const state = rules.setup(start.options, start.seats, start.deal);
  for (const [index, move] of moves.entries()) {
    const decision = play(rules, state, move);
    if (!decision.ok) throw new RangeError(`Move ${index} is refused: ${decision.reason.code}.`);
  }
  return state;
}
