// Where on the page the things of Coal Baron lie: selectors, the best first.
import { type Color, type OrderId, type Space, type TileKind, tileCard } from "@pithead/game-coal-baron/client";
import { type SpriteDrawn, seatPart } from "../../parts/motion/beats.ts";

/** What stands on a worker space, or the card that lies in a tray. */
export function spacePart(space: Space | OrderId | TileKind, part = ""): string {
  return `[data-space="${space}"] ${part}`;
}

/** Something of a player's: in the large pit with its orders when it is theirs, else on their sheet, else their row. */
export function ownPart(seat: number, inPit: string, onSheet = ".pitmini"): string[] {
  return [`[data-part="pit:${seat}"] ${inPit}`, `[data-part="rival:${seat}"] ${onSheet}`, seatPart(seat)];
}

export function orderPart(order: OrderId): string {
  return `[data-part="order:${order}"]`;
}

/** The working face where the next tile of its kind is laid. */
export function sidePart(kind: TileKind): string {
  const { color, side } = tileCard(kind);
  return `[data-part="side:${color}:${side}"]`;
}

/** All of a tile's level, on its side of the shaft. */
export function levelPart(kind: TileKind): string {
  const { color, side } = tileCard(kind);
  return `[data-part="level:${color}:${side}"]`;
}

/** A spot within an order. */
export function spotPart(place: number): string {
  return `[data-part="spot:${place}"]`;
}

/** @param tile index of the tile; null for the printed cart */
export function cartPart(color: Color, tile: number | null, place: number): string {
  return `[data-part="cart:${color}:${tile ?? "printed"}:${place}"]`;
}

export function cubeSprite(color: Color): SpriteDrawn[] {
  return [{ id: `c-${color}`, className: "carried__cube" }];
}

export const CAGE = '[data-part="cage"]';
export const STORAGE = '[data-part="storage"]';
