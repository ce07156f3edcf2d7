// What is not the same in the pits of two positions: tiles, carts, storage, cage, as their drawing names them.
import { COLORS, type PlayerPosition, tileCard } from "@pithead/game-coal-baron/client";
import { isCoalBaronView } from "../view.ts";

/** Each begins with the seat whose it is: `1 cart:gray:2:0`. `before` and `after` in the order of the game. */
export function changedInPits(before: object, after: object): string[] {
  if (!isCoalBaronView(before) || !isCoalBaronView(after)) return [];
  return after.players.flatMap((player, seat) => {
    const then = before.players[seat];
    return then === undefined ? [] : changedIn(then, player).map((part) => `${seat} ${part}`);
  });
}

function changedIn(before: PlayerPosition, after: PlayerPosition): string[] {
  const printed = COLORS.filter((color) => before.preprinted[color] !== after.preprinted[color]);
  return [
    ...printed.map((color) => `cart:${color}:printed:0`),
    ...changedTiles(before, after),
    ...(COLORS.some((color) => before.storage[color] !== after.storage[color]) ? ["storage"] : []),
    ...(before.cage.toSorted().join() === after.cage.toSorted().join() ? [] : ["cage"]),
  ];
}

/** A new tile as a whole; of the others the carts that hold something else. Tiles are only ever added at the end. */
function changedTiles(before: PlayerPosition, after: PlayerPosition): string[] {
  return after.tiles.flatMap(({ kind, cubes }, index) => {
    const then = before.tiles[index];
    if (then === undefined) return [`tile:${index}`];
    const { color } = tileCard(kind);
    return cubes.flatMap((cube, place) => (cube === then.cubes[place] ? [] : [`cart:${color}:${index}:${place}`]));
  });
}
