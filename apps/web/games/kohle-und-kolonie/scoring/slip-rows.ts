// The final scoring of one seat as the rows of a pay slip. Together they make the total.
import { finalPreview, type Position } from "@pithead/game-kohle-und-kolonie/client";

export type SlipRow =
  | { kind: "before"; vp: number }
  | { kind: "engines"; vp: number; count: number }
  | { kind: "coins"; vp: number; count: number }
  | { kind: "stations"; vp: number; count: number }
  | { kind: "lines"; vp: number; lines: string[] }
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
  return finalPreview(position).map((final, seat) => ({
    seat,
    rows: [
      { kind: "before", vp: final.vpBefore },
      { kind: "engines", vp: final.enginesVp, count: final.engines },
      { kind: "coins", vp: final.coinsVp, count: final.coins },
      { kind: "stations", vp: final.stationsVp, count: final.stations },
      { kind: "lines", vp: final.linesVp, lines: final.lines },
      { kind: "extraActions", vp: final.extraActionsVp, count: final.extraActions },
    ],
    total: final.total,
    engines: final.engines,
    mineCosts: final.mineCosts,
  }));
}
