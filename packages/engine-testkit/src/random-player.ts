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

export { randomFrom } from "./random.ts";

/** A composite command stops growing once in so many steps, so that long ones are usual and short ones are seen. */
const GROWTH = 20;

/** A random legal command: an opening, grown by extensions. @throws RangeError when the seat has no legal command. */
export function randomCommand<G extends GameTypes>(rules: Ruleset<G>, position: G["position"], seat: Seat, random: Random): G["command"] {
  const openings = rules.openings(position, seat);
  let command = random.oneIn(2) ? random.pick(openings) : pickByKind(openings, kindOf, random);
  while (!random.oneIn(GROWTH)) {
    const longer = rules.extensions(position, seat, command);
    if (longer.length === 0) break;
    command = pickByKind(longer, kindOfLastStep, random);
  }
  return command;
}

/** All kinds are equally likely, however many commands they have: the rare ones bring a game on. */
function pickByKind<C extends object>(commands: readonly C[], kindOf: (command: C) => string, random: Random): C {
  const kinds = commands.map(kindOf);
  const kind = kinds.length === 0 ? "" : random.pick([...new Set(kinds)]);
  return random.pick(commands.filter((_, index) => kinds[index] === kind));
}

/** The first words of a command's texts: `place mining`, `keep truck top`. */
function kindOf(command: object): string {
  let kind = "";
  for (const value of Object.values(command)) if (typeof value === "string") kind += `${value.split("-", 1)} `;
  return kind;
}

/** What the newest step of a composite command is called: the first text in the last item of its last list. */
function kindOfLastStep(command: object): string {
  const step: unknown = Object.values(command).findLast(Array.isArray)?.at(-1);
  return typeof step === "object" && step !== null ? kindOf(Object.values(step).slice(0, 1)) : "";
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
