// Delivery: all complete orders of one vehicle at once (rulebook, "Delivery").
import { orderCard } from "../components.ts";
import type { OutstandingOrder, PlayerPosition } from "../state.ts";
import type { OrderId, Vehicle } from "../vocabulary.ts";

/** An order is complete when every spot is filled. */
export function isComplete({ spots }: OutstandingOrder): boolean {
  return spots.every((cubes) => cubes.length > 0);
}

/** A delivery needs at least one complete order. */
export function canDeliver(player: PlayerPosition, vehicle: Vehicle): boolean {
  return player.outstanding.some((order) => orderCard(order.order).vehicle === vehicle && isComplete(order));
}

/** The orders that a delivery with that vehicle takes. */
export function deliverable(player: PlayerPosition, vehicle: Vehicle): OrderId[] {
  return player.outstanding.filter((order) => orderCard(order.order).vehicle === vehicle && isComplete(order)).map(({ order }) => order);
}

/** What the orders are worth, in VP. */
export function vpOf(orders: readonly OrderId[]): number {
  return orders.reduce((sum, order) => sum + orderCard(order).vp, 0);
}
