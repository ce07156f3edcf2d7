// Phase 10: coking, ironworks and loading pay (§5.1.9).
import type { Load } from "../commands.ts";
import { componentsOf } from "../components.ts";
import type { AboveGroundEvent, Event } from "../events.ts";
import { filledSpaces } from "../rules/above-ground.ts";
import { bonusUsed } from "../rules/bonus-markers.ts";
import { loadingOf, loadingPays } from "../rules/loading.ts";
import { workersOf } from "../rules/local-workers.ts";
import { type Position, playerAt, type State } from "../state.ts";
import { roundEnded } from "./round.ts";

export function loadEvents(position: Position, seat: number, { worker, cart, markers }: Load): Event[] {
  const components = componentsOf(position);
  const player = playerAt(position, seat);
  const { price, symbols } = loadingOf(components, player);
  const isPaid = worker || cart || price === 0;
  const carts = isPaid ? symbols + (cart ? 1 : 0) + markers : 0;
  const pays = loadingPays(components, player, carts);
  return [
    ...(cart ? bonusUsed(position, seat) : []),
    { type: "loaded", seat, worker, cart, markers, workers: worker ? price : 0, carts, ...pays },
  ];
}

/** In turn order; then the round ends. */
export function nextAboveGround(state: State): Event[] {
  const [next] = state.queue;
  return next === undefined ? roundEnded(state) : [cardsPaid(state, next), ...loadingDue(state, next)];
}

/** Each filled space of coking and ironworks pays. */
function cardsPaid(position: Position, seat: number): AboveGroundEvent {
  const components = componentsOf(position);
  const player = playerAt(position, seat);
  const filled = [...filledSpaces(components, player, "coking"), ...filledSpaces(components, player, "ironworks")];
  const sumOf = (what: "coins" | "vp") => filled.reduce((sum, space) => sum + space[what], 0);
  return { type: "cardsPaid", seat, coins: sumOf("coins"), vp: sumOf("vp") };
}

/** Nothing where no cart can be counted or nothing can pay for it; scored unasked where there is nothing to choose. */
function loadingDue(position: Position, seat: number): Event[] {
  const player = playerAt(position, seat);
  const { price, symbols } = loadingOf(componentsOf(position), player);
  const hasCart = player.bonus === "cart";
  const most = symbols + (hasCart ? 1 : 0) + player.markers.cart;
  if (most === 0 || (price > 0 && !hasCart && workersOf(player) < price)) return [];
  if (price === 0 && !hasCart && player.markers.cart === 0)
    return loadEvents(position, seat, { type: "load", worker: false, cart: false, markers: 0 });
  return [{ type: "seatAsked", seat, question: "load" }];
}
