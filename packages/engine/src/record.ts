// The game record (`record.md`): one JSON document that holds a whole game, and the partial one of a running game.
import type { Fairness } from "./fairness.ts";
import { type Move, replay, type Start } from "./replay.ts";
import type { GameTypes, Outcome, Ruleset } from "./ruleset.ts";
import type { Viewer } from "./seat.ts";

export const RECORD_FORMAT = "pithead/record@1";

interface Header<G extends GameTypes> {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  /** The version of the rules the game was played under. */
  readonly rules: number;
  readonly options: G["options"];
  /** Names in seat order; they may be empty or equal. */
  readonly players: readonly string[];
}

/** A finished game, in full. */
export interface GameRecord<G extends GameTypes = GameTypes> extends Header<G> {
  readonly deal: G["deal"];
  readonly moves: readonly Move<G["command"]>[];
  readonly result: Outcome;
  readonly fairness?: Fairness;
}

/** A running game as one viewer may see it: for reading, never to be re-played. */
export interface PartialRecord<G extends GameTypes = GameTypes> extends Header<G> {
  readonly partial: true;
  readonly moves: readonly Move<G["visibleCommand"]>[];
  readonly fairness?: Omit<Fairness, "serverSeed">;
}

/** A game as it was played so far: its start, its names and its accepted moves. */
export interface PlayedGame<G extends GameTypes = GameTypes> extends Start<G> {
  readonly players: readonly string[];
  readonly moves: readonly Move<G["command"]>[];
}

/** The full record of a finished game. @throws RangeError when the game is not over or a move is refused. */
export function recordOf<G extends GameTypes>(rules: Ruleset<G>, game: PlayedGame<G>, fairness?: Fairness): GameRecord<G> {
  const result = rules.outcome(replay(rules, game, game.moves));
  if (result === undefined) throw new RangeError("A game that is not over has no full record.");
  return { ...headerOf(rules, game), deal: game.deal, moves: game.moves, result, ...(fairness && { fairness }) };
}

/** What `viewer` may read of a running game, built up from what may be known: a server's seed handed in by mistake stays behind. */
export function partialRecordOf<G extends GameTypes>(
  rules: Ruleset<G>,
  game: Omit<PlayedGame<G>, "deal">,
  viewer: Viewer,
  fairness?: Omit<Fairness, "serverSeed">,
): PartialRecord<G> {
  const { format, ...header } = headerOf(rules, game);
  const moves = game.moves.map(({ seat, move }) => ({ seat, move: rules.viewCommand(move, seat, viewer) }));
  if (fairness === undefined) return { format, partial: true, ...header, moves };
  const { commitment, clientSeeds, joinOrder, gameId } = fairness;
  return { format, partial: true, ...header, moves, fairness: { commitment, clientSeeds, joinOrder, gameId } };
}

function headerOf<G extends GameTypes>(rules: Ruleset<G>, game: Pick<PlayedGame<G>, "options" | "players">): Header<G> {
  return { format: RECORD_FORMAT, game: rules.id, rules: rules.version, options: game.options, players: game.players };
}
