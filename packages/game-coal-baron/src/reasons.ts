// Why a command is refused: typed codes with the figures that a sentence about them needs. Words live in the wording package.
import type { Color, Level, OrderId, Space, TileKind, Vehicle } from "./vocabulary.ts";

/** The kinds of move a position can ask for. */
export type Asked = "draft" | "place" | "keep";

/** Why a work step can't be done on the player's own board. */
export type StepReason =
  | { code: "cage-already-there"; level: Level }
  /** Coal is loaded at a tunnel level only. */
  | { code: "cage-at-surface" }
  /** Cubes leave the cage at the surface only. */
  | { code: "cage-not-at-surface"; level: Level }
  | { code: "cage-full"; spots: number }
  | { code: "cube-not-on-level"; cube: Color; level: Level }
  | { code: "cube-not-in-cage"; cube: Color }
  | { code: "cube-not-in-storage"; cube: Color }
  | { code: "order-not-outstanding"; order: OrderId }
  /** The order has no spot of that colour at all. */
  | { code: "no-such-spot"; order: OrderId; spot: Color }
  /** Every spot of that colour on the order is filled. */
  | { code: "spot-filled"; order: OrderId; spot: Color };

/** Why workers can't be placed on a space, whatever else the command says. */
export type SpaceReason =
  | { code: "space-locked"; space: Space; players: number }
  /** `price`: the workers the space takes; `workers`: those the player has left. */
  | { code: "too-few-workers"; space: Space; price: number; workers: number }
  | { code: "space-empty"; space: Space }
  | { code: "tile-too-dear"; tile: TileKind; cost: number; marks: number }
  | { code: "stack-empty"; of: "tiles" | "orders" }
  | { code: "nothing-to-deliver"; vehicle: Vehicle };

/** Why the substitutes for coal that ran short are wrong. */
export type SubstituteReason =
  | { code: "substitutes-not-needed" }
  /** `needed`: how many carts the supply can't serve in their colour but can in another. */
  | { code: "substitutes-needed"; needed: number; given: number }
  | { code: "substitute-not-in-supply"; cube: Color };

export type Reason =
  /** The host owes no move in this game. */
  | { code: "no-chance-moves" }
  | { code: "game-over" }
  | { code: "not-your-turn"; turn: number }
  | { code: "another-move-asked"; asked: Asked }
  | { code: "order-not-in-draft"; order: OrderId }
  | SpaceReason
  | SubstituteReason
  /** `cost`: of all the work steps together; `steps`: what the space allows. */
  | { code: "too-many-steps"; cost: number; steps: number }
  /** `step`: the index of the first illegal work step, from 0. */
  | (StepReason & { step: number })
  | { code: "card-not-drawn"; card: OrderId | TileKind }
  /** `rest` must be all other drawn cards, each as often as drawn. */
  | { code: "rest-not-the-others" };
