// A whole game from what one seat sees: stacks and cards that others look at are dealt anew.
import type { OrderId, State, TileKind, View } from "@pithead/game-coal-baron";
import { isTileKind, ORDER_CARDS, TILE_CARDS } from "@pithead/game-coal-baron/client";
import type { Random } from "../random.ts";
import { deliveredGuess } from "./delivered-guess.ts";

const ALL_TILES: readonly TileKind[] = TILE_CARDS.flatMap(({ kind, copies }) => Array.from({ length: copies }, () => kind));
const ALL_ORDERS: readonly OrderId[] = ORDER_CARDS.map(({ id }) => id);

/** Every card that lies nowhere in the view is in a stack, in another player's hand for the moment, or delivered face down. */
export function determinise(view: View, _seat: number, random: Random): State {
  const tiles = random.shuffle(unseenTiles(view));
  const guess = deliveredGuess(view, random.shuffle(unseenOrders(view)), random);
  const orders = guess.left;
  const { draw } = view;
  const cardsOf = (of: "tiles" | "orders", count: number) => (of === "tiles" ? tiles.splice(0, count) : orders.splice(0, count));
  return {
    ...view,
    draft: [...view.draft],
    factory: { ...view.factory },
    orders: { ...view.orders },
    stackSizes: { ...view.stackSizes },
    crews: { ...view.crews },
    bank: [...view.bank],
    canteen: [...view.canteen],
    supply: { ...view.supply },
    players: view.players.map((player, seat) => ({
      ...player,
      cage: [...player.cage],
      storage: { ...player.storage },
      preprinted: { ...player.preprinted },
      tiles: [...player.tiles],
      outstanding: [...player.outstanding],
      delivered: [...(player.delivered ?? guess.delivered.get(seat) ?? [])],
    })),
    draw: draw && { ...draw, cards: draw.cards === null ? cardsOf(draw.of, draw.count) : [...draw.cards] },
    scorings: [...view.scorings],
    stacks: { tiles, orders },
  };
}

function unseenTiles({ factory, players, draw }: View): TileKind[] {
  const seen = [
    ...Object.values(factory),
    ...players.flatMap(({ tiles }) => tiles.map(({ kind }) => kind)),
    ...(draw?.cards ?? []).filter(isTileKind),
  ];
  const unseen = [...ALL_TILES];
  for (const kind of seen) if (kind) unseen.splice(unseen.indexOf(kind), 1);
  return unseen;
}

function unseenOrders({ draft, orders, players, draw }: View): OrderId[] {
  const seen = new Set<string | null>([...draft, ...Object.values(orders), ...(draw?.cards ?? [])]);
  for (const { outstanding, delivered } of players) {
    for (const { order } of outstanding) seen.add(order);
    for (const order of delivered ?? []) seen.add(order);
  }
  return ALL_ORDERS.filter((order) => !seen.has(order));
}
