// A game of Coal Baron at one moment: what everybody may know (the position) and the two stacks.
import type { Color, FactorySpace, Level, OrderId, OrderSpace, PerColor, TileKind, WorkerSpace } from "./vocabulary.ts";

export interface Options {
  /** Whether others' delivered orders lie open, or show as a count and their VP until the game ends. Left out: open. */
  delivered?: "open" | "hidden";
}

export interface Deal {
  /** The seat that starts shift 1. */
  start: number;
  /** Index 0 is the top of the stack. */
  tiles: TileKind[];
  orders: OrderId[];
}

/** A tunnel tile in a pit, its carts from the shaft outward; an empty cart is null. */
export interface PitTile {
  kind: TileKind;
  cubes: (Color | null)[];
}

/** An order not yet delivered. `spots` go with the card's spots: no cube is a free spot, two cubes a swapped one. */
export interface OutstandingOrder {
  order: OrderId;
  spots: Color[][];
}

export interface PlayerPosition {
  /** Workers still to be placed this shift. */
  workers: number;
  marks: number;
  vp: number;
  cageAt: Level;
  /** At most 5 cubes, in the order they were loaded. */
  cage: Color[];
  storage: PerColor;
  /** The four carts printed on the pit: the cube each holds. */
  preprinted: { [level in Color]: Color | null };
  /** In the order they were added; each side of a level grows outward from the shaft. */
  tiles: PitTile[];
  outstanding: OutstandingOrder[];
  /** Null where the viewer may not know which (option `delivered: "hidden"`). */
  delivered: OrderId[] | null;
  deliveredCount: number;
  deliveredVp: number;
}

/** The five (or fewer) cards a player is looking at. */
export interface Draw {
  seat: number;
  of: "tiles" | "orders";
  count: number;
  /** Null for everybody but the player who drew. */
  cards: (TileKind | OrderId)[] | null;
}

export interface ElementScoring {
  /** 1 to 12, as on the shift clock. */
  element: number;
  /** What each seat has of it. */
  counts: number[];
  /** What each seat gets for it, in VP. */
  vp: number[];
}

export interface ShiftScoring {
  shift: number;
  elements: ElementScoring[];
}

/** The final scoring of one seat, taken apart; all but `marks` and `cubes` counts are in VP. */
export interface FinalScoring {
  vpBefore: number;
  marks: number;
  marksVp: number;
  cubes: number;
  cubesVp: number;
  outstanding: number;
  outstandingVp: number;
  lightTiles: number;
  darkTiles: number;
  imbalanceVp: number;
  total: number;
  /** The first tie-break: marks left after paying for VP. */
  marksLeft: number;
}

export interface Position {
  options: Options;
  phase: "draft" | "shift" | "over";
  /** 0 in the draft, then 1 to 3. */
  shift: number;
  /** Who begins the running shift (in the draft: who will begin shift 1). */
  startPlayer: number;
  /** The seat that is asked; null when the game is over. */
  turn: number | null;
  /** Orders revealed for the draft and not yet taken. */
  draft: OrderId[];
  /** Open factory spaces only; null when empty. */
  factory: Partial<Record<FactorySpace, TileKind | null>>;
  orders: Partial<Record<OrderSpace, OrderId | null>>;
  stackSizes: { tiles: number; orders: number };
  /** Who stands on each open worker space. One crew always belongs to one seat. */
  crews: Partial<Record<WorkerSpace, { seat: number; workers: number } | null>>;
  /** Workers in the bank and in the canteen, by seat. */
  bank: number[];
  canteen: number[];
  /** Cubes that lie in nobody's pit. */
  supply: PerColor;
  players: PlayerPosition[];
  draw: Draw | null;
  scorings: ShiftScoring[];
  final: FinalScoring[] | null;
}

/** A player as the server knows them. */
export interface PlayerState extends PlayerPosition {
  delivered: OrderId[];
}

export interface DrawState extends Draw {
  cards: (TileKind | OrderId)[];
}

/** Tiles, outstanding orders, crews and scorings are values: replaced, never changed in place, so that copies may share them. */
export interface State extends Position {
  players: PlayerState[];
  draw: DrawState | null;
  /** Index 0 is the top. Cards being looked at are in `draw`, not here. */
  stacks: { tiles: TileKind[]; orders: OrderId[] };
}

/** What one viewer may know: a position with the hidden parts null. */
export type View = Position;

/** @throws RangeError when nobody sits there. */
export function playerAt<P>(position: { readonly players: readonly P[] }, seat: number): P {
  const player = position.players[seat];
  if (player === undefined) throw new RangeError(`Nobody sits in seat ${seat}.`);
  return player;
}
