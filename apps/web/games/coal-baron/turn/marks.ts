// What the half-built turn does to its player's marks.
import { isTileKind, type Position, tileCard } from "@pithead/game-coal-baron/client";
import type { Built } from "./built.ts";

/** Below zero is paid; 0 where the turn, as far as it is built, leaves the marks alone. */
export function marksChangedBy(position: Position, built: Built): number {
  if (built.kind === "keep") return built.card && isTileKind(built.card) ? -tileCard(built.card).cost : 0;
  if (built.kind !== "action") return 0;
  const { space } = built;
  if (space.kind === "money" || space.kind === "bank") return space.marks;
  const tile = space.kind === "factory" ? position.factory[space.id] : null;
  return tile ? -tileCard(tile).cost : 0;
}
