// The count of everything that can't appear or vanish in a game: for the law of conservation.
import { orderCard } from "../components.ts";
import { isOrderId } from "../rules/cards.ts";
import { cubesOf } from "../rules/cubes.ts";
import type { State } from "../state.ts";
import { COLORS, type Color } from "../vocabulary.ts";

/** Cubes by colour, workers by seat, every tile kind and every order wherever they lie, and delivered VP against the cards. */
export function census(state: State): Record<string, number> {
  const count: Record<string, number> = {};
  const add = (thing: string, times = 1) => {
    count[thing] = (count[thing] ?? 0) + times;
  };
  const addCube = (color: Color, times = 1) => add(`${color} cubes`, times);
  for (const color of COLORS) addCube(color, state.supply[color]);
  for (const card of [...state.stacks.tiles, ...state.stacks.orders, ...(state.draw?.cards ?? []), ...state.draft]) add(card);
  for (const card of [...Object.values(state.factory), ...Object.values(state.orders)]) if (card !== null) add(card);
  for (const [seat, player] of state.players.entries()) {
    for (const cube of cubesOf(player)) addCube(cube);
    for (const { kind } of player.tiles) add(kind);
    for (const { order } of player.outstanding) add(order);
    for (const order of player.delivered) add(order);
    const workers = `workers of seat ${seat}`;
    add(workers, player.workers + (state.bank[seat] ?? 0) + (state.canteen[seat] ?? 0));
    for (const crew of Object.values(state.crews)) if (crew?.seat === seat) add(workers, crew.workers);
    add("delivered orders counted wrong", player.deliveredCount - player.delivered.length);
    add("delivered VP counted wrong", player.deliveredVp - player.delivered.reduce((sum, order) => sum + orderCard(order).vp, 0));
  }
  const stacked = state.stackSizes.tiles + state.stackSizes.orders;
  add("stacks counted wrong", stacked - state.stacks.tiles.length - state.stacks.orders.length);
  add("orders in a tile stack", state.stacks.tiles.filter(isOrderId).length);
  return count;
}
