// The choices a move is made of, in the order they are made.
import type { Color, OrderId, Space, TileKind, WorkStep } from "@pithead/game-coal-baron/client";

export type Card = OrderId | TileKind;

export type Pick =
  | { pick: "draft"; order: OrderId }
  | { pick: "space"; space: Space }
  /** Another colour for a cart that the supply can't serve in its own. */
  | { pick: "substitute"; cube: Color }
  | { pick: "step"; step: WorkStep }
  /** Of the cards drawn: the one to keep, or none. */
  | { pick: "keep"; card: Card | null }
  /** Where the others go, and in which order; a later one replaces an earlier one. */
  | { pick: "return"; to: "top" | "bottom" | null; rest: Card[] };

/** Of the picks so far, those that another leaves standing: a first choice made anew replaces the one before, with all that followed from it. */
export function keptBy(picks: readonly Pick[], pick: Pick): readonly Pick[] {
  return isFirst(pick) ? [] : picks;
}

function isFirst({ pick }: Pick): boolean {
  return pick === "draft" || pick === "space" || pick === "keep";
}
