// What a player may ask for: the moves of the record, in its notation (`coal-baron.md`).
import type {
  Color,
  DeliverySpace,
  DrawSpace,
  FactorySpace,
  Level,
  MiningSpace,
  MoneySpace,
  OrderId,
  OrderSpace,
  TileKind,
} from "./vocabulary.ts";

export type Source = "cage" | "storage";

/** One work step of a mining turn. Each costs 1, `swap` costs 2. */
export type WorkStep =
  | { step: "cage"; to: Level }
  | { step: "load"; cube: Color }
  | { step: "fill"; order: OrderId; spot: Color; from: Source }
  | { step: "swap"; order: OrderId; spot: Color; cubes: [{ cube: Color; from: Source }, { cube: Color; from: Source }] }
  | { step: "store"; cube: Color };

export type Draft = { type: "draft"; order: OrderId };
export type PlaceFactory = { type: "place"; space: FactorySpace; substitutes?: Color[] };
export type PlaceMining = { type: "place"; space: MiningSpace; steps: WorkStep[] };
export type PlaceSimple = { type: "place"; space: OrderSpace | DeliverySpace | MoneySpace | DrawSpace | "bank" };
export type Place = PlaceFactory | PlaceMining | PlaceSimple;
/** Ends a draw: takes one of the drawn cards or none, and puts the rest back. */
export type Keep = {
  type: "keep";
  card: OrderId | TileKind | null;
  to: "top" | "bottom";
  rest: (OrderId | TileKind)[];
  substitutes?: Color[];
};

export type Command = Draft | Place | Keep;

/** A command as others may see it: the order of what was put back is given as its length. */
export type VisibleCommand = Draft | Place | Keep | (Omit<Keep, "rest"> & { rest: number });
