// Tables for tests: games with a known deal, moves that must be accepted, positions put together by hand.
import { seatAt } from "@pithead/engine";
import type { Command, Step } from "../commands.ts";
import { allStations, componentsFor } from "../components.ts";
import type { Event } from "../events.ts";
import { evolve } from "../evolve.ts";
import { decide, untilAsked } from "../flow.ts";
import type { Reason } from "../reasons.ts";
import { setup } from "../setup.ts";
import { type Deal, type PlayerPosition, playerAt, type Question, type State } from "../state.ts";
import type { BonusMarker, MineId, Slot } from "../vocabulary.ts";

/** A deal in the data's order, but for what is asked for. */
export function dealWith(seats: number, known: Partial<Deal> = {}): Deal {
  const components = componentsFor({}, seats);
  const markers = allStations(components).flatMap((station, index) => {
    const marker = components.railwayMarkers[index];
    return marker !== undefined && components.stations.has(station) ? [[station, marker] as const] : [];
  });
  return {
    start: known.start ?? 0,
    railwayMarkers: { ...Object.fromEntries(markers), ...known.railwayMarkers },
    accidents: known.accidents ?? [...components.accidents],
    consolidations: {
      ...Object.fromEntries([...components.consolidations].map(([round, fields]) => [round, [...fields]])),
      ...known.consolidations,
    },
  };
}

/** A game at its first move. */
export function newGame(seats: number, known: Partial<Deal> = {}): State {
  return setup({}, seats, dealWith(seats, known));
}

/** The bonus markers that the seats hold in a game for tests; nobody has the cart. */
const HELD: readonly BonusMarker[] = ["consolidation-aid", "rescue-team", "miners", "engineer", "settlement"];

/** A game at seat 0's turn in an action phase: turn order is 0, 1, 2 … */
export function actionPhase(
  seats = 3,
  { round = 1, phase = "first-action" }: { round?: number; phase?: "first-action" | "second-action" | "extra-action" } = {},
  known: Partial<Deal> = {},
): State {
  const state = newGame(seats, known);
  for (const seat of state.players.keys()) act(state, seat, { type: "chooseBonus", marker: HELD[seat] ?? "cart" });
  state.round = round;
  if (phase === "first-action") return state;
  state.asked = null;
  evolve(state, { type: "phaseBegan", phase, queue: state.turnOrder });
  untilAsked(state);
  return state;
}

/** Lets a phase begin in which the seats come in the turn order 0, 1, 2 … */
export function beginPhase(
  state: State,
  phase: "accident" | "syndicate" | "income" | "board" | "consolidations" | "above-ground",
): readonly Event[] {
  state.asked = null;
  state.turn = null;
  state.turnOrder = [...state.players.keys()];
  evolve(state, { type: "phaseBegan", phase, queue: state.turnOrder });
  return untilAsked(state);
}

/** Makes a move that must be legal. @throws Error with the reason when it is refused. */
export function act(state: State, seat: number | null, command: Command): readonly Event[] {
  const decision = decide(state, seat === null ? null : seatAt(seat), command);
  if (!decision.ok) throw new Error(`${JSON.stringify(command)} is refused: ${JSON.stringify(decision.reason)}`);
  for (const event of decision.events) evolve(state, event);
  return decision.events;
}

/** Why a move is refused; undefined when it is legal. */
export function refusalOf(state: State, seat: number | null, command: Command): Reason | undefined {
  const decision = decide(state, seat === null ? null : seatAt(seat), command);
  return decision.ok ? undefined : decision.reason;
}

/** Seat 0 makes a turn of these steps, and ends it. */
export function turn(state: State, ...steps: Step[]): PlayerPosition {
  act(state, 0, { type: "turn", steps, end: true });
  return playerAt(state, 0);
}

/** The code of why seat 0 can't make a turn of these steps. */
export function turnRefused(state: State, ...steps: Step[]): string | undefined {
  return refusalOf(state, 0, { type: "turn", steps, end: true })?.code;
}

/** Gives the seat a mine that nobody has: the display and the supplies lose what it takes. */
export function giveMine(state: State, seat: number, slot: Slot, mine: MineId, engine = false): void {
  const player = playerAt(state, seat);
  player.slots[slot] = { mine, engine };
  player.supply--;
  state.display = state.display.filter((card) => card !== mine);
  if (engine) state.supply.engines--;
}

/** Gives the syndicate a mine, marked by an engine. */
export function giveSyndicate(state: State, ...mines: MineId[]): void {
  for (const mine of mines) {
    state.syndicate.mines.push({ mine, engine: true });
    state.supply.engines--;
    state.display = state.display.filter((card) => card !== mine);
  }
}

/** The seat holds that bonus marker; whoever held it gets what the seat had. */
export function giveBonus(state: State, seat: number, marker: BonusMarker): void {
  const player = playerAt(state, seat);
  const other = state.players.find(({ bonus }) => bonus === marker);
  if (other !== undefined) other.bonus = player.bonus;
  else state.bonusRow[state.bonusRow.indexOf(marker)] = player.bonus;
  player.bonus = marker;
}

/** No local worker is left in those villages: they lie in the supply. */
export function emptyVillages(state: State, ...villages: string[]): void {
  for (const village of villages) {
    state.supply.workers += state.villages[village] ?? 0;
    state.villages[village] = 0;
  }
}

/** Miners of the own supply stand there. */
export function stand(state: State, seat: number, place: string, count = 1): void {
  const player = playerAt(state, seat);
  player.supply -= count;
  player.miners[place] = (player.miners[place] ?? 0) + count;
}

/** Who is asked what. */
export function askedIn({ asked }: State): [number, Question] | null {
  return asked === null ? null : [asked.seat, asked.question];
}
