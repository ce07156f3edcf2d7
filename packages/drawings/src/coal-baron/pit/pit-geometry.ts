// Where everything in a pit is drawn: two layouts of the same parts.
// Wide: shaft under the headframe, light galleries left, dark ones right. Tall (phones): shaft at the left edge, a lit gallery above a dark one per level.
import { COLORS, type Color, type PlayerPosition, type Side, tileCard } from "@pithead/game-coal-baron/client";

/** A stretch of tunnel as drawn: a tile, or the cart printed on the pit. */
export interface Gallery {
  /** Index in the player's tiles; null for the preprinted cart. */
  tile: number | null;
  x: number;
  width: number;
  /** Carts from left to right: their place on the tile from the shaft outward, and what they hold. */
  carts: { place: number; cube: Color | null }[];
}

export interface SideGeometry {
  side: Side;
  /** Top of its galleries. */
  y: number;
  /** 1 grows to the right, -1 to the left. */
  direction: 1 | -1;
  /** Bare rock between shaft and first tile where no cart is printed. */
  stub: { x: number; width: number } | null;
  galleries: Gallery[];
  /** Where the working face is. */
  face: number;
}

export interface LevelGeometry {
  color: Color;
  y: number;
  /** Top of the galleries of the light side. */
  galleryY: number;
  sides: SideGeometry[];
  empty: number;
}

export interface PitGeometry {
  tall: boolean;
  width: number;
  height: number;
  /** Height of the yard above the first level. */
  top: number;
  levelHeight: number;
  galleryHeight: number;
  shaft: { x: number; width: number };
  levels: LevelGeometry[];
}

const WIDE = { top: 76, level: 92, gallery: 64, one: 66, two: 118, stub: 18, shaft: 112 };
const TALL = { top: 94, level: 148, gallery: 60, one: 54, two: 100, stub: 10, shaft: 82 };
const TALL_BELOW = 600;
const MARGIN = 14;
/** Room on either side of a wide pit's shaft for the storage and the scales. */
const LEAST_SIDE = 160;
const PREPRINTED_SIDE: Record<Color, Side> = { yellow: "dark", brown: "light", gray: "light", black: "dark" };

/** Height of a pit in pixels: fixed, whatever is dug, so that nothing below it jumps. */
export function pitHeight(width: number): number {
  const size = width < TALL_BELOW ? TALL : WIDE;
  return size.top + size.level * 4 + 10;
}

/**
 * @param width of the drawing in pixels
 * @param shaftAt middle of the headframe above the pit, in the same pixels; the middle of the pit unless told
 */
export function pitGeometry(pit: PlayerPosition, width: number, shaftAt?: number): PitGeometry {
  const tall = width < TALL_BELOW;
  const size = tall ? TALL : WIDE;
  const shaft = { x: tall ? 6 : shaftX(width, shaftAt ?? width / 2), width: size.shaft };
  const right = shaft.x + shaft.width;
  const levels = COLORS.map((color, index) => {
    const y = size.top + index * size.level;
    const galleryY = y + 26;
    const sides = tall
      ? [
          sideGeometry(pit, color, "light", right, galleryY, 1, width - right - MARGIN, size),
          sideGeometry(pit, color, "dark", right, galleryY + 64, 1, width - right - MARGIN, size),
        ]
      : [
          sideGeometry(pit, color, "light", shaft.x, galleryY, -1, shaft.x - MARGIN, size),
          sideGeometry(pit, color, "dark", right, galleryY, 1, width - right - MARGIN, size),
        ];
    return { color, y, galleryY, sides, empty: emptyCarts(sides) };
  });
  return { tall, width, height: pitHeight(width), top: size.top, levelHeight: size.level, galleryHeight: size.gallery, shaft, levels };
}

/** Under the headframe, as far as both sides keep room for a few tiles. */
function shaftX(width: number, middle: number): number {
  const least = Math.min(LEAST_SIDE, (width - WIDE.shaft) / 2);
  return Math.round(Math.max(least, Math.min(width - WIDE.shaft - least, middle - WIDE.shaft / 2)));
}

function emptyCarts(sides: readonly SideGeometry[]): number {
  return sides
    .flatMap((side) => side.galleries)
    .flatMap((gallery) => gallery.carts)
    .filter((cart) => cart.cube === null).length;
}

/** The preprinted cart first, then tiles outward. When a side is too long all its tiles shrink together, never scroll. */
function sideGeometry(
  pit: PlayerPosition,
  color: Color,
  side: Side,
  from: number,
  y: number,
  direction: 1 | -1,
  room: number,
  size: typeof WIDE,
): SideGeometry {
  const stretches = stretchesOf(pit, color, side, size);
  const stub = PREPRINTED_SIDE[color] === side ? 0 : size.stub;
  const wanted = stretches.reduce((sum, stretch) => sum + stretch.width, 0);
  const scale = Math.min(1, (room - stub - 10) / Math.max(wanted, 1));
  let x = from + direction * stub;
  const galleries = stretches.map(({ tile, cubes, width: full }) => {
    const width = full * scale;
    const left = direction > 0 ? x : x - width;
    x += direction * width;
    const carts = cubes.map((cube, place) => ({ place, cube }));
    return { tile, x: left, width, carts: direction > 0 ? carts : carts.reverse() };
  });
  return { side, y, direction, stub: stub ? { x: direction > 0 ? from : from - stub, width: stub } : null, galleries, face: x };
}

function stretchesOf(pit: PlayerPosition, color: Color, side: Side, size: typeof WIDE) {
  const stretches: { tile: number | null; cubes: readonly (Color | null)[]; width: number }[] = [];
  if (PREPRINTED_SIDE[color] === side) stretches.push({ tile: null, cubes: [pit.preprinted[color]], width: size.one - 4 });
  pit.tiles.forEach((tile, index) => {
    const parts = tileCard(tile.kind);
    if (parts.color !== color || parts.side !== side) return;
    stretches.push({ tile: index, cubes: tile.cubes, width: tile.cubes.length > 1 ? size.two : size.one });
  });
  return stretches;
}
