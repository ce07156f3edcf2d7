// The facts that follow from accepted commands. Append-only: never renamed, never re-meant.
import type { WorkStep } from "./commands.ts";
import type { FinalScoring, ShiftScoring } from "./state.ts";
import type { Color, DrawSpace, FactorySpace, OrderId, OrderSpace, Space, TileKind, Vehicle } from "./vocabulary.ts";

export type Event =
  | { type: "orderDrafted"; seat: number; order: OrderId }
  /** The order left over from the draft goes to the lowest open order space. */
  | { type: "draftEnded"; space: OrderSpace; order: OrderId }
  /** A space is filled from the top of the stack; null when the stack is out. */
  | { type: "orderRevealed"; space: OrderSpace; order: OrderId | null }
  | { type: "tileRevealed"; space: FactorySpace; tile: TileKind | null }
  | { type: "shiftBegan"; shift: number; startPlayer: number }
  /** `ousted`: the crew that went to the canteen. */
  | { type: "workersPlaced"; seat: number; space: Space; workers: number; ousted: { seat: number; workers: number } | null }
  | { type: "marksGained"; seat: number; marks: number }
  /** `cubes`: what each cart was filled with, from the shaft outward. */
  | { type: "tileBought"; seat: number; tile: TileKind; cost: number; cubes: (Color | null)[]; from: FactorySpace | "draw" }
  | { type: "orderTaken"; seat: number; order: OrderId; from: OrderSpace | "draw" }
  | { type: "cardsDrawn"; seat: number; space: DrawSpace; of: "tiles" | "orders"; cards: (TileKind | OrderId)[] }
  /** The rest of a draw goes back; `rest[0]` is the one drawn first again. */
  | { type: "cardsReturned"; seat: number; of: "tiles" | "orders"; to: "top" | "bottom"; rest: (TileKind | OrderId)[]; took: boolean }
  | { type: "workStepsDone"; seat: number; steps: WorkStep[] }
  | { type: "ordersDelivered"; seat: number; vehicle: Vehicle; orders: OrderId[]; vp: number }
  /** The next seat with workers is asked. */
  | { type: "turnPassed"; to: number }
  | { type: "shiftScored"; scoring: ShiftScoring }
  | { type: "gameScored"; final: FinalScoring[] };

/** An event as one viewer may see it: hidden lists are given as their length. */
export type VisibleEvent =
  | Exclude<Event, { type: "cardsDrawn" | "cardsReturned" | "ordersDelivered" }>
  | { type: "cardsDrawn"; seat: number; space: DrawSpace; of: "tiles" | "orders"; cards: (TileKind | OrderId)[] | number }
  | {
      type: "cardsReturned";
      seat: number;
      of: "tiles" | "orders";
      to: "top" | "bottom";
      rest: (TileKind | OrderId)[] | number;
      took: boolean;
    }
  | { type: "ordersDelivered"; seat: number; vehicle: Vehicle; orders: OrderId[] | number; vp: number };
