// The things of Coal Baron that a sentence can name and a page can draw.
import {
  COLORS,
  type Color,
  isTileKind,
  type Level,
  type OrderId,
  orderCard,
  SHIFT_CLOCK,
  type Space,
  spaceCard,
  type TileKind,
  tileCard,
  type Vehicle,
} from "@pithead/game-coal-baron/client";
import type { Phrase, Piece, Several } from "../phrase.ts";
import { phrase } from "./messages.ts";

export type CoalBaronPiece =
  | { piece: "seat"; seat: number }
  | { piece: "workers"; count: number }
  | { piece: "marks"; count: number }
  | { piece: "vp"; count: number }
  | { piece: "cubes"; color: Color; count: number }
  | { piece: "color"; color: Color }
  | { piece: "level"; level: Level }
  | { piece: "vehicle"; vehicle: Vehicle }
  | { piece: "order"; order: OrderId }
  | { piece: "tile"; tile: TileKind }
  | { piece: "space"; space: Space }
  /** An element of the shift clock, 1 to 12. */
  | { piece: "element"; element: number };

const NAMES: { readonly [name in CoalBaronPiece["piece"]]: true } = {
  seat: true,
  workers: true,
  marks: true,
  vp: true,
  cubes: true,
  color: true,
  level: true,
  vehicle: true,
  order: true,
  tile: true,
  space: true,
  element: true,
};

export const isCoalBaronPiece = (value: Piece): value is CoalBaronPiece => Object.hasOwn(NAMES, value.piece);

export const seatPiece = (seat: number): CoalBaronPiece => ({ piece: "seat", seat });
export const workersPiece = (count: number): CoalBaronPiece => ({ piece: "workers", count });
export const marksPiece = (count: number): CoalBaronPiece => ({ piece: "marks", count });
export const vpPiece = (count: number): CoalBaronPiece => ({ piece: "vp", count });
export const spacePiece = (space: Space): CoalBaronPiece => ({ piece: "space", space });
export const orderPiece = (order: OrderId): CoalBaronPiece => ({ piece: "order", order });
export const tilePiece = (tile: TileKind): CoalBaronPiece => ({ piece: "tile", tile });
export const levelPiece = (level: Level): CoalBaronPiece => ({ piece: "level", level });
export const colorPiece = (color: Color): CoalBaronPiece => ({ piece: "color", color });

/** A card of either stack. */
export function cardPiece(card: TileKind | OrderId): CoalBaronPiece {
  return isTileKind(card) ? tilePiece(card) : orderPiece(card);
}

/** Cards of either stack, in their order. */
export function cardPieces(cards: readonly (TileKind | OrderId)[]): Several {
  return { apart: cards.map(cardPiece) };
}

/** An order and what its delivery brings. */
export function orderWithVp(order: OrderId): { order: CoalBaronPiece; vp: CoalBaronPiece } {
  return { order: orderPiece(order), vp: vpPiece(orderCard(order).vp) };
}

/** The cubes of a list, one piece for each colour in it, top level first. */
export function cubePieces(colors: readonly Color[]): Several {
  return {
    and: COLORS.flatMap((color) => {
      const count = colors.filter((other) => other === color).length;
      return count === 0 ? [] : [{ piece: "cubes", color, count }];
    }),
  };
}

/** How a piece is said. */
export function phraseOfPiece(piece: CoalBaronPiece): Phrase {
  switch (piece.piece) {
    case "seat":
      return phrase("part.seat", { who: piece });
    case "workers":
    case "marks":
    case "vp":
      return phrase(`piece.${piece.piece}`, { count: piece.count });
    case "cubes":
      return phrase("piece.cubes", { count: piece.count, color: phrase(`color.${piece.color}`) });
    case "color":
      return phrase(`color.${piece.color}`);
    case "level":
      return phrase(`level.${piece.level}`);
    case "vehicle":
      return phrase(`vehicle.${piece.vehicle}`);
    case "order": {
      const { vehicle: on, spots } = orderCard(piece.order);
      const vehicle = phrase(`vehicle.${on}`);
      const isOfEach = COLORS.every((color) => spots.includes(color));
      return isOfEach ? phrase("piece.orderOfEach", { vehicle }) : phrase("piece.order", { vehicle, spots: cubePieces(spots) });
    }
    case "tile": {
      const { color, side, carts } = tileCard(piece.tile);
      return phrase("piece.tile", { color: phrase(`color.${color}`), side: phrase(`side.${side}`), carts });
    }
    case "space":
      return phraseOfSpace(piece.space);
    case "element":
      return phraseOfElement(piece.element);
  }
}

function phraseOfSpace(space: Space): Phrase {
  const card = spaceCard(space);
  const number = Number(space.split("-")[1]);
  switch (card.kind) {
    case "draw":
      return phrase(card.of === "tiles" ? "space.factoryDraw" : "space.orderDraw");
    case "delivery":
      return phrase("space.delivery", { vehicle: phrase(`vehicle.${card.vehicle}`) });
    case "bank":
      return phrase("space.bank");
    case "factory":
    case "mining":
    case "money":
    case "order":
      return phrase(`space.${card.kind}`, { number });
  }
}

/** @throws RangeError for an element that the shift clock doesn't have. */
function phraseOfElement(element: number): Phrase {
  const found = SHIFT_CLOCK.find((other) => other.element === element);
  if (found === undefined) throw new RangeError(`No element ${element} on the shift clock.`);
  if (found.of === "vehicle") return phrase("element.vehicleSpots", { vehicle: phrase(`vehicle.${found.vehicle}`) });
  return phrase(found.counts === "empty-carts" ? "element.emptyCarts" : "element.spots", { color: phrase(`color.${found.color}`) });
}
