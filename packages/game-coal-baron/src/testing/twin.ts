// Another state that one viewer can't tell from the given one: for the law that nothing leaks.
import type { Viewer } from "@pithead/engine";
import { isTileKind, orderCard } from "../components.ts";
import { copyOf } from "../copy.ts";
import { isOrderId } from "../rules/cards.ts";
import type { State } from "../state.ts";

/** Chance for a twin: what the laws' own random numbers offer. */
interface Shuffler {
  shuffle<T>(list: readonly T[]): T[];
}

/** Stacks and cards another player looks at are dealt anew; what others delivered face down changes place with orders of the same VP. */
export function twinOf(state: State, viewer: Viewer, random: Shuffler): State {
  const twin = copyOf(state);
  const { draw, stacks } = twin;
  const looked = draw !== null && draw.seat !== viewer ? draw.cards : [];
  const tiles = random.shuffle([...stacks.tiles, ...looked.filter(isTileKind)]);
  const orders = random.shuffle([...stacks.orders, ...looked.filter(isOrderId)]);
  if (draw !== null && looked.length > 0) {
    twin.draw = { ...draw, cards: draw.of === "tiles" ? tiles.splice(0, looked.length) : orders.splice(0, looked.length) };
  }
  twin.stacks = { tiles, orders };
  if (state.options.delivered === "hidden" && state.phase !== "over") swapDelivered(twin, viewer);
  return twin;
}

function swapDelivered(twin: State, viewer: Viewer): void {
  const { orders } = twin.stacks;
  for (const [seat, player] of twin.players.entries()) {
    if (seat === viewer) continue;
    player.delivered = player.delivered.map((order) => {
      const at = orders.findIndex((other) => orderCard(other).vp === orderCard(order).vp);
      return at === -1 ? order : (orders.splice(at, 1, order)[0] ?? order);
    });
  }
}
