// The components of the game, read from `components.json` (the one place of data) into typed tables.
import data from "./components.json" with { type: "json" };
import {
  COLORS,
  type Color,
  DELIVERY_SPACES,
  type DeliverySpace,
  FACTORY_SPACES,
  type FactorySpace,
  MINING_SPACES,
  type MiningSpace,
  MONEY_SPACES,
  type MoneySpace,
  ORDER_SPACES,
  type OrderId,
  type OrderSpace,
  SIDES,
  type Side,
  type Space,
  type TileKind,
  VEHICLES,
  type Vehicle,
} from "./vocabulary.ts";

/** A kind of tunnel tile. `cost` is in marks, for all its carts together. */
export interface TileCard {
  readonly kind: TileKind;
  readonly color: Color;
  readonly side: Side;
  readonly carts: number;
  readonly cost: number;
  readonly copies: number;
}

export interface OrderCard {
  readonly id: OrderId;
  readonly vehicle: Vehicle;
  readonly spots: readonly Color[];
  readonly vp: number;
}

/** A worker space. It is locked in games of fewer than `minPlayers`. */
export type SpaceCard = { readonly minPlayers: number } & (
  | { readonly kind: "factory"; readonly id: FactorySpace }
  | { readonly kind: "draw"; readonly id: "factory-draw"; readonly of: "tiles" }
  | { readonly kind: "draw"; readonly id: "order-draw"; readonly of: "orders" }
  | { readonly kind: "order"; readonly id: OrderSpace }
  | { readonly kind: "mining"; readonly id: MiningSpace; readonly steps: number }
  | { readonly kind: "delivery"; readonly id: DeliverySpace; readonly vehicle: Vehicle }
  | { readonly kind: "money"; readonly id: MoneySpace; readonly marks: number }
  | { readonly kind: "bank"; readonly id: "bank"; readonly marks: number }
);

/** One of the twelve elements of the shift clock; `first` and `second` are in VP. */
export type ClockElement = { readonly element: number; readonly first: number; readonly second: number } & (
  | { readonly counts: "delivered-spots"; readonly of: "color"; readonly color: Color }
  | { readonly counts: "delivered-spots"; readonly of: "vehicle"; readonly vehicle: Vehicle }
  | { readonly counts: "empty-carts"; readonly of: "color"; readonly color: Color }
);

/** What each player begins with, and how many orders are revealed for the draft. */
export interface StartingGoods {
  readonly workers: number;
  readonly marks: number;
  readonly draft: number;
}

/** Cubes of each colour in the whole game. */
export const CUBES_PER_COLOR = data.cubesPerColor;
export const CAGE_SPOTS = data.cageSpots;
/** How many cards a draw shows (rulebook, "Minecarts factory" and "New order"). */
export const DRAW_SIZE = 5;
export const SHIFTS = data.elementsPerShift.length;
/** How many elements of the shift clock are scored after each shift. */
export const ELEMENTS_PER_SHIFT: readonly number[] = data.elementsPerShift;
/** The rates of the final scoring, in VP (the first two: how much buys 1 VP). */
export const FINAL = data.final;

export const TILE_CARDS: readonly TileCard[] = data.tiles.map((tile) => {
  const color = oneOf(COLORS, tile.color);
  const side = oneOf(SIDES, tile.side);
  const carts = tile.carts === 1 ? 1 : 2;
  return { kind: `${color}-${side}-${carts}`, color, side, carts: tile.carts, cost: tile.cost, copies: tile.copies };
});

export const ORDER_CARDS: readonly OrderCard[] = data.orders.map((order) => {
  const vehicle = oneOf(VEHICLES, order.vehicle);
  const spots = order.spots.map((spot) => oneOf(COLORS, spot));
  return { id: `${vehicle}-${order.id.slice(vehicle.length + 1)}`, vehicle, spots, vp: order.vp };
});

/** In the order of the board: factory, mining, delivery, money, orders, bank. */
export const SPACE_CARDS: readonly SpaceCard[] = data.spaces.map((space): SpaceCard => {
  const { id, kind, minPlayers } = space;
  switch (kind) {
    case "factory":
      return { kind, id: oneOf(FACTORY_SPACES, id), minPlayers };
    case "factory-draw":
      return { kind: "draw", id: kind, of: "tiles", minPlayers };
    case "order-draw":
      return { kind: "draw", id: kind, of: "orders", minPlayers };
    case "order":
      return { kind, id: oneOf(ORDER_SPACES, id), minPlayers };
    case "mining":
      return { kind, id: oneOf(MINING_SPACES, id), steps: given(space.steps, id), minPlayers };
    case "delivery":
      return { kind, id: oneOf(DELIVERY_SPACES, id), vehicle: oneOf(VEHICLES, given(space.vehicle, id)), minPlayers };
    case "money":
      return { kind, id: oneOf(MONEY_SPACES, id), marks: given(space.marks, id), minPlayers };
    case "bank":
      return { kind, id: kind, marks: given(space.marks, id), minPlayers };
    default:
      throw new Error(`components.json: ${id} is of unknown kind ${kind}.`);
  }
});

export const SHIFT_CLOCK: readonly ClockElement[] = data.shiftClock.map(({ element, counts, color, vehicle, first, second }) => {
  if (counts === "empty-carts") return { element, first, second, counts, of: "color", color: oneOf(COLORS, given(color, counts)) };
  return color === undefined
    ? { element, first, second, counts: "delivered-spots", of: "vehicle", vehicle: oneOf(VEHICLES, given(vehicle, counts)) }
    : { element, first, second, counts: "delivered-spots", of: "color", color: oneOf(COLORS, color) };
});

/** The tile stack before it is shuffled: the data's order, each kind once per copy. */
export const TILE_STACK: readonly TileKind[] = TILE_CARDS.flatMap(({ kind, copies }) => Array.from({ length: copies }, () => kind));
/** The order stack before it is shuffled. */
export const ORDER_STACK: readonly OrderId[] = ORDER_CARDS.map(({ id }) => id);

const tileCards = new Map<string, TileCard>(TILE_CARDS.map((tile) => [tile.kind, tile]));
const orderCards = new Map<string, OrderCard>(ORDER_CARDS.map((order) => [order.id, order]));
const spaceCards = new Map<string, SpaceCard>(SPACE_CARDS.map((space) => [space.id, space]));
const startingGoods = new Map<string, StartingGoods>(Object.entries(data.players));
const openSpacesBySeats = new Map(
  [...startingGoods.keys()].map(Number).map((seats) => [seats, SPACE_CARDS.filter(({ minPlayers }) => minPlayers <= seats)]),
);

export function tileCard(kind: TileKind): TileCard {
  return given(tileCards.get(kind), kind);
}

export function orderCard(id: OrderId): OrderCard {
  return given(orderCards.get(id), id);
}

export function spaceCard(id: Space): SpaceCard {
  return given(spaceCards.get(id), id);
}

export function isTileKind(text: string): text is TileKind {
  return tileCards.has(text);
}

/** @throws Error for a number of seats that the game is not for. */
export function startingGoodsFor(seats: number): StartingGoods {
  return given(startingGoods.get(String(seats)), `a game of ${seats}`);
}

/** The spaces that are not locked in a game of so many players (rulebook, "Setup", step 2). */
export function openSpaces(seats: number): readonly SpaceCard[] {
  return given(openSpacesBySeats.get(seats), `a game of ${seats}`);
}

function oneOf<T extends string>(list: readonly T[], text: string): T {
  return given(
    list.find((item) => item === text),
    text,
  );
}

function given<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The components of Coal Baron know nothing of ${what}.`);
  return value;
}
