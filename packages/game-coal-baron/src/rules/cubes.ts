// Where a player's cubes lie: carts, cage, storage, outstanding orders.
import type { Source } from "../commands.ts";
import { tileCard } from "../components.ts";
import type { PlayerPosition } from "../state.ts";
import { COLORS, type Color } from "../vocabulary.ts";

/** Whether a cart of the level holds such a cube. */
export function hasCube(player: PlayerPosition, level: Color, cube: Color): boolean {
  return (
    player.preprinted[level] === cube || player.tiles.some(({ kind, cubes }) => tileCard(kind).color === level && cubes.includes(cube))
  );
}

/** The colours that carts of the level hold, each once. */
export function coalAt(player: PlayerPosition, level: Color): Color[] {
  const found = new Set([player.preprinted[level]]);
  for (const { kind, cubes } of player.tiles) {
    if (tileCard(kind).color === level) for (const cube of cubes) found.add(cube);
  }
  return COLORS.filter((color) => found.has(color));
}

/** From a cart of the level where the cage stands into the cage. Carts of one level are alike: the one nearest the shaft gives it. */
export function loadCube(player: PlayerPosition, cube: Color): void {
  const level = player.cageAt;
  if (level === "surface") return;
  player.cage.push(cube);
  if (player.preprinted[level] === cube) {
    player.preprinted[level] = null;
    return;
  }
  const at = player.tiles.findIndex(({ kind, cubes }) => tileCard(kind).color === level && cubes.includes(cube));
  const tile = player.tiles[at];
  if (tile !== undefined) player.tiles[at] = { kind: tile.kind, cubes: tile.cubes.with(tile.cubes.indexOf(cube), null) };
}

export function takeCube(player: PlayerPosition, cube: Color, from: Source): void {
  if (from === "storage") player.storage[cube]--;
  else player.cage.splice(player.cage.indexOf(cube), 1);
}

/** Carts of the colour that hold no cube, printed on the pit or on tiles. A substitute cube makes a cart not empty. */
export function emptyCarts(player: PlayerPosition, color: Color): number {
  let empty = player.preprinted[color] === null ? 1 : 0;
  for (const { kind, cubes } of player.tiles) {
    if (tileCard(kind).color === color) for (const cube of cubes) if (cube === null) empty++;
  }
  return empty;
}

/** How many cubes a player has in each of the places where they can be. */
export function cubesByPlace(player: PlayerPosition): { carts: number; cage: number; storage: number; orders: number } {
  const stored = COLORS.reduce((sum, color) => sum + player.storage[color], 0);
  const onOrders = player.outstanding.reduce((sum, { spots }) => sum + spots.flat().length, 0);
  const [cage, all] = [player.cage.length, cubesOf(player).length];
  return { carts: all - cage - stored - onOrders, cage, storage: stored, orders: onOrders };
}

/** All the cubes a player has, wherever they are. */
export function cubesOf(player: PlayerPosition): Color[] {
  const cubes = [...player.cage];
  for (const color of COLORS) {
    const printed = player.preprinted[color];
    if (printed !== null) cubes.push(printed);
    for (let stored = 0; stored < player.storage[color]; stored++) cubes.push(color);
  }
  for (const tile of player.tiles) for (const cube of tile.cubes) if (cube !== null) cubes.push(cube);
  for (const { spots } of player.outstanding) for (const spot of spots) cubes.push(...spot);
  return cubes;
}
