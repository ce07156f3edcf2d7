// The players’ figures, as the rail and the strip show them.
import { type Position, workersOf } from "@pithead/game-kohle-und-kolonie/client";
import type { PlayerRow } from "../parts/player-rows.tsx";

/** What the figures are called. */
export type FigureNames = Readonly<Record<"coins" | "workers" | "miners", string>>;

export function playerRows(position: Position, names: readonly string[], viewer: number | null, called: FigureNames): PlayerRow[] {
  return position.players.map((player, seat) => ({
    seat,
    name: names[seat] ?? "",
    isViewer: seat === viewer,
    isToMove: seat === position.asked?.seat,
    isStartPlayer: position.phase !== "over" && position.phase !== "bonus" && seat === position.turnOrder[0],
    vp: player.vp,
    figures: [
      { name: called.coins, value: player.coins, brief: "penny" },
      { name: called.workers, value: workersOf(player), brief: "worker" },
      { name: called.miners, value: player.supply },
    ],
  }));
}
