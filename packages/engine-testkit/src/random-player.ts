// A player that makes random legal moves, and whole games of such players. Pure: the same seed gives the same game, byte for byte.
import {
  chanceOf,
  commitmentOf,
  type Fairness,
  type GameTypes,
  joinOrderOf,
  type Move,
  type PlayedGame,
  play,
  type Ruleset,
  type Seat,
} from "@pithead/engine";
import { digestOf, type Random, randomFrom } from "./random.ts";

/** A composite command grows on with 9 chances in 10, so that long ones are as usual as short ones. */
const GROWTH = 10;

/** A random legal command: an opening, grown by extensions. @throws RangeError when the seat has no legal command. */
export function randomCommand<G extends GameTypes>(rules: Ruleset<G>, position: G["position"], seat: Seat, random: Random): G["command"] {
  let command = random.pick(rules.openings(position, seat));
  while (!random.oneIn(GROWTH)) {
    const longer = rules.extensions(position, seat, command);
    if (longer.length === 0) break;
    command = random.pick(longer);
  }
  return command;
}

export interface RandomGame<G extends GameTypes = GameTypes> extends PlayedGame<G> {
  readonly fairness: Fairness;
  /** The final state. */
  readonly state: G["state"];
}

/** The seeds of one made-up game, all from one text. */
export function fairnessFrom(seed: string, seats: number): Fairness {
  const serverSeed = digestOf(seed, "server");
  const secret = {
    serverSeed,
    clientSeeds: Array.from({ length: seats }, (_, place) => digestOf(seed, `client ${place}`).slice(0, 16)),
    gameId: digestOf(seed, "game").slice(0, 12),
  };
  const joinOrder = joinOrderOf(chanceOf(secret), seats);
  return { serverSeed, commitment: commitmentOf(serverSeed), clientSeeds: secret.clientSeeds, joinOrder, gameId: secret.gameId };
}

/**
 * Plays a whole game at random. `onMove` sees the state before every move and the move; it must leave the state alone.
 * @throws RangeError when the game has a dead end, when the rules refuse a command they listed, or after `longest` moves.
 */
export function randomGame<G extends GameTypes>(
  rules: Ruleset<G>,
  table: { readonly options: G["options"]; readonly seats: number; readonly seed: string; readonly longest?: number },
  onMove: (state: G["state"], move: Move<G["command"]>) => void = () => {},
): RandomGame<G> {
  const { options, seats, seed, longest = 10_000 } = table;
  const fairness = fairnessFrom(seed, seats);
  const chance = chanceOf(fairness);
  const random = randomFrom(seed);
  const deal = rules.deal(options, seats, chance);
  const state = rules.setup(options, seats, deal);
  const moves: Move<G["command"]>[] = [];
  while (rules.outcome(state) === undefined) {
    const owed = rules.chanceMove(state, chance);
    const asked = rules.toMove(state);
    const seat = owed === undefined ? random.pick(asked) : null;
    const move = seat === null ? owed : randomCommand(rules, state, seat, random);
    if (move === undefined || moves.length >= longest) throw new RangeError(`No end of the game after ${moves.length} moves.`);
    onMove(state, { seat, move });
    const decision = play(rules, state, { seat, move });
    if (!decision.ok) throw new RangeError(`Move ${moves.length} was listed and is refused: ${decision.reason.code}.`);
    moves.push({ seat, move });
  }
  const players = fairness.joinOrder.map((place) => `Random ${place + 1}`);
  return { options, seats, players, deal, moves, fairness, state };
}
