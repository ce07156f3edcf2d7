// The halls of the works, which spaces stand in each, and who stands there.
import { openSpaces, type Position, type Space, type SpaceCard } from "@pithead/game-coal-baron/client";

export const HALLS = ["factory", "orders", "money", "mining", "delivery"] as const;
export type Hall = (typeof HALLS)[number];

function hallOf(space: SpaceCard): Hall {
  switch (space.kind) {
    case "factory":
      return "factory";
    case "draw":
      return space.of === "tiles" ? "factory" : "orders";
    case "order":
      return "orders";
    case "money":
    case "bank":
      return "money";
    case "mining":
      return "mining";
    case "delivery":
      return "delivery";
  }
}

/** The open spaces of each hall, in the order they stand in. */
export function spacesByHall(position: Position): Record<Hall, SpaceCard[]> {
  const halls: Record<Hall, SpaceCard[]> = { factory: [], orders: [], money: [], mining: [], delivery: [] };
  for (const space of openSpaces(position.players.length)) halls[hallOf(space)].push(space);
  // Draws stand after the spaces that lie open.
  for (const hall of HALLS)
    halls[hall].sort((a, b) => Number(a.kind === "draw" || a.kind === "bank") - Number(b.kind === "draw" || b.kind === "bank"));
  return halls;
}

/** Who stands on a space. In the bank several seats may. */
export function crewsOn(position: Position, space: Space): { seat: number; workers: number }[] {
  if (space === "bank") return position.bank.map((workers, seat) => ({ seat, workers })).filter(({ workers }) => workers > 0);
  const crew = position.crews[space];
  return crew ? [crew] : [];
}
