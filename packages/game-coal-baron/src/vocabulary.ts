// The rulebook's nouns: colours, sides, vehicles, spaces. Tuples first, unions from them.

export const COLORS = ["yellow", "brown", "gray", "black"] as const;
/** A coal colour, and the tunnel level it is found on, top down. */
export type Color = (typeof COLORS)[number];

export const LEVELS = ["surface", ...COLORS] as const;
/** Where a pit cage can stand. */
export type Level = (typeof LEVELS)[number];

export const SIDES = ["light", "dark"] as const;
export type Side = (typeof SIDES)[number];

export const VEHICLES = ["barrow", "carriage", "truck", "engine"] as const;
export type Vehicle = (typeof VEHICLES)[number];

/** A kind of tunnel tile: its colour, its side of the pit and its number of carts. */
export type TileKind = `${Color}-${Side}-${1 | 2}`;

/** An order card: its vehicle and the letters of its spots (Y, N, G, K). */
export type OrderId = `${Vehicle}-${string}`;

export const FACTORY_SPACES = [
  "factory-1",
  "factory-2",
  "factory-3",
  "factory-4",
  "factory-5",
  "factory-6",
  "factory-7",
  "factory-8",
] as const;
export type FactorySpace = (typeof FACTORY_SPACES)[number];

export const ORDER_SPACES = ["order-1", "order-2", "order-3", "order-4"] as const;
export type OrderSpace = (typeof ORDER_SPACES)[number];

export const MINING_SPACES = ["mining-4", "mining-6", "mining-8", "mining-10"] as const;
export type MiningSpace = (typeof MINING_SPACES)[number];

export const DELIVERY_SPACES = ["delivery-barrow", "delivery-carriage", "delivery-truck", "delivery-engine"] as const;
export type DeliverySpace = (typeof DELIVERY_SPACES)[number];

export const MONEY_SPACES = ["money-3", "money-4", "money-5", "money-6"] as const;
export type MoneySpace = (typeof MONEY_SPACES)[number];

export const DRAW_SPACES = ["factory-draw", "order-draw"] as const;
export type DrawSpace = (typeof DRAW_SPACES)[number];

/** A worker space that ousts whoever stands there: all but the bank. */
export type WorkerSpace = FactorySpace | OrderSpace | MiningSpace | DeliverySpace | MoneySpace | DrawSpace;
export type Space = WorkerSpace | "bank";

/** One number for each coal colour. */
export type PerColor = { [color in Color]: number };
