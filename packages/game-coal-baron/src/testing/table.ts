// Tables for tests: games with a known deal, moves that must be accepted, boards put together by hand.
import { seatAt } from "@pithead/engine";
import type { Command, WorkStep } from "../commands.ts";
import { ORDER_STACK, orderCard, TILE_STACK } from "../components.ts";
import type { Event } from "../events.ts";
import { evolve } from "../evolve.ts";
import { decide } from "../flow.ts";
import type { Reason } from "../reasons.ts";
import { setup } from "../setup.ts";
import { type Deal, type Options, type OutstandingOrder, type PlayerState, playerAt, type State } from "../state.ts";
import type { Color, MiningSpace, OrderId } from "../vocabulary.ts";

/** A deal whose stacks lie in the data's order, but for what is asked for on top. */
export function dealWith(top: Partial<Deal> = {}): Deal {
  return { start: top.start ?? 0, tiles: onTop(top.tiles ?? [], TILE_STACK), orders: onTop(top.orders ?? [], ORDER_STACK) };
}

/** A game at its first move. */
export function newGame(seats: number, top: Partial<Deal> = {}, options: Options = {}): State {
  return setup(options, seats, dealWith(top));
}

/** A game at the first turn of shift 1: seat 0 is asked, every player has drafted three orders. */
export function firstShift(seats: number, top: Partial<Deal> = {}): State {
  const state = newGame(seats, top);
  while (state.phase === "draft") draftFirst(state);
  return state;
}

/** Who is asked drafts the first order that lies there. */
export function draftFirst(state: State): void {
  for (const order of state.draft.slice(0, 1)) act(state, state.turn ?? 0, { type: "draft", order });
}

/** Makes a move that must be legal. @throws Error with the reason when it is refused. */
export function act(state: State, seat: number, command: Command): readonly Event[] {
  const decision = decide(state, seatAt(seat), command);
  if (!decision.ok) throw new Error(`${JSON.stringify(command)} is refused: ${JSON.stringify(decision.reason)}`);
  for (const event of decision.events) evolve(state, event);
  return decision.events;
}

/** Why a move is refused; undefined when it is legal. */
export function refusalOf(state: State, seat: number, command: Command): Reason | undefined {
  const decision = decide(state, seatAt(seat), command);
  return decision.ok ? undefined : decision.reason;
}

/** The seat mines on the space, whoever's turn it is. */
export function mine(state: State, seat: number, space: MiningSpace, steps: WorkStep[]): PlayerState {
  state.turn = seat;
  act(state, seat, { type: "place", space, steps });
  return playerAt(state, seat);
}

/** An own order on which those spots are filled with a cube of their colour; the others are free. */
export function orderWith(order: OrderId, ...filled: Color[]): OutstandingOrder {
  const left = [...filled];
  const spots = orderCard(order).spots.map((color) => (left.includes(color) ? left.splice(left.indexOf(color), 1) : []));
  return { order, spots };
}

/** An own order with every spot filled in its colour. */
export function completeOrder(order: OrderId): OutstandingOrder {
  return orderWith(order, ...orderCard(order).spots);
}

/** Everybody places all workers that are left on the bank; the events of the last placement are returned. */
export function playOutShift(state: State): readonly Event[] {
  const { shift } = state;
  let events: readonly Event[] = [];
  while (state.turn !== null && state.shift === shift) events = act(state, state.turn, { type: "place", space: "bank" });
  return events;
}

function onTop<T>(top: readonly T[], stack: readonly T[]): T[] {
  const rest = [...stack];
  for (const card of top) rest.splice(rest.indexOf(card), 1);
  return [...top, ...rest];
}
