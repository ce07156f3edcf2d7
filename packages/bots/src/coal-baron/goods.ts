// What a player has, counted by colour: the numbers that evaluation and mining plans work on.
import { COLORS, type Color, type PlayerPosition, type TileKind } from "@pithead/game-coal-baron";
import { tileCard } from "@pithead/game-coal-baron/client";

/** One number for each colour, in the order of `COLORS`. */
export type Counts = [yellow: number, brown: number, gray: number, black: number];

export const COLOR_INDICES = [0, 1, 2, 3] as const;
export type ColorIndex = (typeof COLOR_INDICES)[number];

const INDEX: { readonly [color in Color]: ColorIndex } = { yellow: 0, brown: 1, gray: 2, black: 3 };

export function indexOf(color: Color): ColorIndex {
  return INDEX[color];
}

export function colorAt(index: ColorIndex): Color {
  return COLORS[index];
}

interface TileLook {
  readonly level: ColorIndex;
  readonly isLight: boolean;
}

const tileLooks = new Map<TileKind, TileLook>();

/** The level and side of a tile, kept at hand. */
function lookOf(kind: TileKind): TileLook {
  const known = tileLooks.get(kind);
  if (known !== undefined) return known;
  const { color, side } = tileCard(kind);
  const look = { level: INDEX[color], isLight: side === "light" };
  tileLooks.set(kind, look);
  return look;
}

export interface Goods {
  /** Cubes in the cage and in storage. */
  readonly hand: Counts;
  /** Cubes in carts, by the cube's own colour. */
  readonly carts: Counts;
  /** Carts without a cube, and with one, by level. */
  readonly empty: Counts;
  readonly laden: Counts;
  /** Light tiles less dark ones. */
  readonly imbalance: number;
}

export function goodsOf(player: PlayerPosition): Goods {
  const { storage, preprinted } = player;
  const hand: Counts = [storage.yellow, storage.brown, storage.gray, storage.black];
  for (const cube of player.cage) hand[INDEX[cube]]++;
  const carts: Counts = [0, 0, 0, 0];
  const empty: Counts = [0, 0, 0, 0];
  const laden: Counts = [0, 0, 0, 0];
  for (const level of COLOR_INDICES) {
    const cube = preprinted[COLORS[level]];
    if (cube === null) empty[level]++;
    else {
      carts[INDEX[cube]]++;
      laden[level]++;
    }
  }
  let imbalance = 0;
  for (const { kind, cubes } of player.tiles) {
    const { level, isLight } = lookOf(kind);
    imbalance += isLight ? 1 : -1;
    for (const cube of cubes) {
      if (cube === null) empty[level]++;
      else {
        carts[INDEX[cube]]++;
        laden[level]++;
      }
    }
  }
  return { hand, carts, empty, laden, imbalance };
}
