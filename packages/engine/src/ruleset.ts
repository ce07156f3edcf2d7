// The kernel's one interface: a game is a value, a record of pure functions over plain JSON.
import type { Chance } from "./chance.ts";
import type { Seat, Viewer } from "./seat.ts";

/** The types one game is made of. All are plain JSON. */
export interface GameTypes {
  /** Rule options of a table. */
  options: object;
  /** Everything that setup randomises, in full. */
  deal: object;
  /** All there is to know about a game at one moment, secrets included. */
  state: object;
  /** What a seat needs to know to judge its own commands. `state` and `view` both hold it. */
  position: object;
  /** What a seat (or the host, for chance) asks for; one move of the record. */
  command: { readonly type: string };
  /** A fact that followed from an accepted command. */
  event: { readonly type: string };
  /** What one viewer may know of a state. */
  view: object;
  /** What one viewer may know of an event. */
  visibleEvent: { readonly type: string };
  /** What one viewer may know of a command. */
  visibleCommand: { readonly type: string };
  /** Why a command is refused: a code, with the figures that a sentence about it needs. */
  reason: { readonly code: string };
}

/** A value read from outside, or the field that is wrong (`""` for the whole) and what is wrong with it. */
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly field: string; readonly problem: string };

export type Decision<Event, Reason> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly reason: Reason };

/** The end of a game, as the record writes it (`record.md`, `result`). */
export interface Outcome {
  /** Final scores in VP, in seat order. */
  readonly scores: readonly number[];
  /** 1 + the number of seats strictly ahead, in seat order. */
  readonly ranks: readonly number[];
  /** The seats of rank 1, ascending. */
  readonly winners: readonly number[];
}

/**
 * A game's rules. Written in method syntax on purpose: a `Ruleset<CoalBaron>` is a `Ruleset`,
 * so that the catalog, the service and the laws can hold any game without a cast.
 */
export interface Ruleset<G extends GameTypes = GameTypes> {
  readonly id: string;
  /** A change that alters the outcome of any recorded game is a new version; the old one stays. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };

  parseOptions(raw: unknown): Parsed<G["options"]>;
  parseDeal(raw: unknown, options: G["options"], seats: number): Parsed<G["deal"]>;
  /** Says nothing about legality: only that it is a command, with every field it must have and no other. */
  parseCommand(raw: unknown): Parsed<G["command"]>;

  deal(options: G["options"], seats: number, chance: Chance): G["deal"];
  setup(options: G["options"], seats: number, deal: G["deal"]): G["state"];

  /**
   * The only judge. `seat` is null for the host, who makes the chance moves.
   * Never mutates; the events include every automatic consequence (refills, scoring, the next shift).
   */
  decide(state: G["state"], seat: Seat | null, command: G["command"]): Decision<G["event"], G["reason"]>;
  /** Total: applies one fact to a state the caller owns. Never rolls dice, never rejects. */
  evolve(state: G["state"], event: G["event"]): void;
  clone(state: G["state"]): G["state"];

  /** The seats that are asked now. Empty when the host owes a chance move, and when there is an outcome. */
  toMove(state: G["state"]): readonly Seat[];
  /** The chance move that the host owes now, its outcome drawn; undefined when none is owed. */
  chanceMove(state: G["state"], chance: Chance): G["command"] | undefined;
  outcome(state: G["state"]): Outcome | undefined;
  /** VP as they stand, in seat order, for the lists of tables: anybody may know them. */
  scores(state: G["state"]): readonly number[];

  /** Every legal command of the seat, composite ones in their shortest form. */
  openings(position: G["position"], seat: Seat): G["command"][];
  /** Every legal command one step longer than `command`, which is legal itself. */
  extensions(position: G["position"], seat: Seat, command: G["command"]): G["command"][];

  /** Built up from nothing, never stripped down. */
  view(state: G["state"], viewer: Viewer): G["view"];
  viewEvent(event: G["event"], viewer: Viewer, options: G["options"]): G["visibleEvent"] | undefined;
  /** The command as a partial record shows it: a hidden list is given as its length. */
  viewCommand(command: G["command"], seat: Seat | null, viewer: Viewer): G["visibleCommand"];
}
