// What the board draws that the rules have no function for.
import { type PlayerPosition, tileCard } from "@pithead/game-coal-baron/client";

/** Tiles on each side of a pit; the carts printed on it are not tiles. */
export function tileBalance(pit: PlayerPosition): { light: number; dark: number } {
  const light = pit.tiles.filter((tile) => tileCard(tile.kind).side === "light").length;
  return { light, dark: pit.tiles.length - light };
}
