// What a mining turn works with, counted by colour: the cage, the storage, the carts of each level and the free spots of the orders.
import { COLORS, type Level, type OrderId, type PlayerPosition } from "@pithead/game-coal-baron";
import { orderCard, tileCard } from "@pithead/game-coal-baron/client";
import { type Counts, indexOf } from "./goods.ts";

/** An outstanding order that is not complete. */
export interface Need {
  readonly order: OrderId;
  readonly vp: number;
  readonly spots: number;
  /** Free spots by colour, and how many in all. */
  readonly free: Counts;
  left: number;
}

/** A mine in the thinker's own hands: plans change it. */
export interface Stock {
  cageAt: Level;
  readonly cage: Counts;
  readonly storage: Counts;
  /** Cubes by colour in the carts of each level. */
  readonly carts: readonly [Counts, Counts, Counts, Counts];
  readonly needs: readonly Need[];
}

export function stockOf(player: PlayerPosition): Stock {
  const cage: Counts = [0, 0, 0, 0];
  for (const cube of player.cage) cage[indexOf(cube)]++;
  const { storage, preprinted } = player;
  const carts: [Counts, Counts, Counts, Counts] = [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ];
  for (const level of COLORS) {
    const cube = preprinted[level];
    if (cube !== null) carts[indexOf(level)][indexOf(cube)]++;
  }
  for (const { kind, cubes } of player.tiles) {
    const level = indexOf(tileCard(kind).color);
    for (const cube of cubes) if (cube !== null) carts[level][indexOf(cube)]++;
  }
  return {
    cageAt: player.cageAt,
    cage,
    storage: [storage.yellow, storage.brown, storage.gray, storage.black],
    carts,
    needs: player.outstanding.flatMap(({ order, spots }) => {
      const card = orderCard(order);
      const free: Counts = [0, 0, 0, 0];
      let left = 0;
      for (const [at, held] of spots.entries()) {
        const color = card.spots[at];
        if (held.length > 0 || color === undefined) continue;
        free[indexOf(color)]++;
        left++;
      }
      return left === 0 ? [] : [{ order, vp: card.vp, spots: card.spots.length, free, left }];
    }),
  };
}

export function copyOfStock({ cageAt, cage, storage, carts, needs }: Stock): Stock {
  return {
    cageAt,
    cage: [...cage],
    storage: [...storage],
    carts: [[...carts[0]], [...carts[1]], [...carts[2]], [...carts[3]]],
    needs: needs.map((need) => ({ ...need, free: [...need.free] })),
  };
}

export function totalOf(counts: Counts): number {
  return counts[0] + counts[1] + counts[2] + counts[3];
}
