// Whole games of players that see their own views only: for tournaments and for records of made-up games.
import { chanceOf, type Fairness, type GameTypes, type Move, type PlayedGame, play, type Ruleset, type Seat } from "@pithead/engine";
import { choose } from "./choose.ts";
import type { Level } from "./level.ts";

/** Chooses a legal command for a seat that is asked, from its view alone. All choices follow from the seed. */
export type Player = (view: object, seat: Seat, seed: string) => GameTypes["command"];

export interface Table {
  readonly options: object;
  /** One for each seat, in seat order. */
  readonly players: readonly Player[];
  /** Deal and chance moves follow from it. */
  readonly fairness: Fairness;
  /** The players' choices follow from it. */
  readonly seed: string;
}

export interface FinishedGame extends Omit<PlayedGame, "players"> {
  /** The final state. */
  readonly state: object;
}

/** A level as a player at such a table. `playouts`: how long hard thinks; its own number when absent. */
export function levelPlayer({ id, version }: Ruleset, level: Level, playouts?: number): Player {
  const budget = playouts === undefined ? {} : { playouts };
  return (view, seat, seed) => choose({ game: id, rules: version, level, seat, view, seed, ...budget });
}

/** Plays a game to its end. @throws RangeError when a player's command is refused: a fault of the player. */
export function finishedGame(rules: Ruleset, { options, players, fairness, seed }: Table): FinishedGame {
  const chance = chanceOf(fairness);
  const seats = players.length;
  const deal = rules.deal(options, seats, chance);
  const state = rules.setup(options, seats, deal);
  const moves: Move[] = [];
  while (rules.outcome(state) === undefined) {
    const owed = rules.chanceMove(state, chance);
    const move = owed === undefined ? chosenMove(rules, state, players, seedOfMove(seed, moves.length)) : { seat: null, move: owed };
    const decision = play(rules, state, move);
    if (!decision.ok) throw new RangeError(`Move ${moves.length}, ${JSON.stringify(move.move)}, is refused: ${decision.reason.code}.`);
    moves.push(move);
  }
  return { options, seats, deal, moves, state };
}

/** What a player's choice of a game's move follows from; moves are counted from 0, those of the host too. */
export function seedOfMove(seed: string, move: number): string {
  return `${seed} ${move}`;
}

function chosenMove(rules: Ruleset, state: object, players: readonly Player[], seed: string): Move {
  const [seat] = rules.toMove(state);
  const player = seat === undefined ? undefined : players[seat];
  if (seat === undefined || player === undefined) throw new RangeError("Nobody is asked, and the game is not over.");
  return { seat, move: player(rules.view(state, seat), seat, seed) };
}
