// Positions for tests: before every move of some random games, and of some games of sensible moves.
import { chanceOf, type GameTypes, play, type Seat } from "@pithead/engine";
import { fairnessFrom, randomCommand } from "@pithead/engine-testkit/random-player";
import type { Brain } from "../brain.ts";
import { randomFrom } from "../random.ts";

export interface Position<G extends GameTypes> {
  readonly state: G["state"];
  /** The seat that is asked. */
  readonly seat: Seat;
  /** How many sit at the table. */
  readonly seats: number;
  /** Which game and which move, for messages. */
  readonly where: string;
}

/** The positions of whole games, one for each of `options` and each number of seats, sensible and random moves by turns. */
export function positionsOf<G extends GameTypes>(brain: Brain<G>, options: readonly G["options"][]): Position<G>[] {
  const { min, max } = brain.rules.seats;
  const tables = options.flatMap((option) => Array.from({ length: max - min + 1 }, (_, more) => ({ option, seats: min + more })));
  return tables.flatMap(({ option, seats }) => positionsOfGame(brain, option, seats));
}

function positionsOfGame<G extends GameTypes>({ rules, candidates }: Brain<G>, options: G["options"], seats: number): Position<G>[] {
  const table = `${rules.id} ${seats} ${JSON.stringify(options)}`;
  const random = randomFrom(table);
  const chance = chanceOf(fairnessFrom(table, seats));
  const state = rules.setup(options, seats, rules.deal(options, seats, chance));
  const positions: Position<G>[] = [];
  while (rules.outcome(state) === undefined) {
    const owed = rules.chanceMove(state, chance);
    const [seat = null] = owed === undefined ? rules.toMove(state) : [];
    if (seat !== null) positions.push({ state: rules.clone(state), seat, seats, where: `${table}, position ${positions.length}` });
    const move =
      seat === null ? owed : random.oneIn(4) ? randomCommand(rules, state, seat, random) : random.pick(candidates(state, seat, random));
    if (move === undefined || !play(rules, state, { seat, move }).ok) throw new Error(`${table}: no move.`);
  }
  return positions;
}
