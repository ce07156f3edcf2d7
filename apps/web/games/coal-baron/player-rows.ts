// The players' figures, as the rail and the strip show them.
import type { Position } from "@pithead/game-coal-baron/client";
import type { PlayerRow } from "../parts/player-rows.tsx";

/** What the figures are called. */
export type FigureNames = Readonly<Record<"workers" | "marks" | "orders", string>>;

export function playerRows(position: Position, names: readonly string[], viewer: number | null, called: FigureNames): PlayerRow[] {
  return position.players.map((player, seat) => ({
    seat,
    name: names[seat] ?? "",
    isViewer: seat === viewer,
    isToMove: seat === position.turn,
    isStartPlayer: seat === position.startPlayer && position.phase !== "over",
    vp: player.vp,
    figures: [
      { name: called.workers, value: player.workers, brief: "helmet" },
      { name: called.marks, value: player.marks, brief: "coin" },
      { name: called.orders, value: player.outstanding.length },
    ],
  }));
}
