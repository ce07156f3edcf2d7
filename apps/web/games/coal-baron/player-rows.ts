// The players' figures, as the rail and the strip show them.
import type { Position } from "@pithead/game-coal-baron/client";
import type { PlayerRow } from "../parts/player-rows.tsx";

export function playerRows(position: Position, names: readonly string[], viewer: number | null): PlayerRow[] {
  return position.players.map((player, seat) => ({
    seat,
    name: names[seat] ?? "",
    isViewer: seat === viewer,
    isToMove: seat === position.turn,
    isStartPlayer: seat === position.startPlayer && position.phase !== "over",
    vp: player.vp,
    workers: player.workers,
    marks: player.marks,
    orders: player.outstanding.length,
  }));
}
