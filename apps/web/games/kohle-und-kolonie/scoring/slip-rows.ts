// The final scoring of one seat as the rows of a pay slip. Together they make the total.
import {
  type Components,
  componentsOf,
  enginesByPlace,
  type FinalScoring,
  finalPreview,
  type PlayerPosition,
  type Position,
  type StationId,
  stationsHeld,
} from "@pithead/game-kohle-und-kolonie/client";

export type SlipRow =
  | { kind: "before"; vp: number }
  | { kind: "engines"; vp: number; count: number; places: ReturnType<typeof enginesByPlace> }
  | { kind: "coins"; vp: number; count: number }
  | { kind: "stations"; vp: number; stations: StationId[] }
  | { kind: "lines"; vp: number; lines: { line: string; vp: number }[] }
  | { kind: "extraActions"; vp: number; count: number };

export interface Slip {
  seat: number;
  rows: SlipRow[];
  total: number;
  /** What decides ties, in this order. */
  engines: number;
  mineCosts: number;
}

/** One slip for each seat; before the end as it would be if the game ended now. */
export function slipsOf(position: Position): Slip[] {
  const components = componentsOf(position);
  const finals = finalPreview(position);
  return position.players.flatMap((player, seat): Slip[] => {
    const final = finals[seat];
    return final ? [slipOf(components, player, final, seat)] : [];
  });
}

function slipOf(components: Components, player: PlayerPosition, final: FinalScoring, seat: number): Slip {
  const lines = components.lines.filter(({ id }) => final.lines.includes(id)).map(({ id, vp }) => ({ line: id, vp }));
  return {
    seat,
    rows: [
      { kind: "before", vp: final.vpBefore },
      { kind: "engines", vp: final.enginesVp, count: final.engines, places: enginesByPlace(player) },
      { kind: "coins", vp: final.coinsVp, count: final.coins },
      { kind: "stations", vp: final.stationsVp, stations: stationsHeld(components, player) },
      { kind: "lines", vp: final.linesVp, lines },
      { kind: "extraActions", vp: final.extraActionsVp, count: final.extraActions },
    ],
    total: final.total,
    engines: final.engines,
    mineCosts: final.mineCosts,
  };
}
