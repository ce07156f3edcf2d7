// The final scoring of one seat as the rows of a pay slip: what came when, and why. Together they make the total.
import { FINAL, type FinalScoring, type Position, type ShiftScoring } from "@pithead/game-coal-baron/client";

export type SlipRow =
  | { kind: "orders"; vp: number; count: number }
  | { kind: "shift"; vp: number; shift: number; firsts: number[]; seconds: number[] }
  | { kind: "marks"; vp: number; marks: number; left: number }
  | { kind: "cubes"; vp: number; cubes: number }
  | { kind: "outstanding"; vp: number; count: number }
  | { kind: "balance"; vp: number; light: number; dark: number };

export interface Slip {
  seat: number;
  rows: SlipRow[];
  total: number;
  marksLeft: number;
}

/** One slip for each seat; before the end of the game only what has been scored. */
export function slipsOf(position: Position): Slip[] {
  return position.players.map((player, seat) => {
    const shifts = position.scorings.map((scoring) => shiftRow(scoring, seat));
    const rows: SlipRow[] = [{ kind: "orders", vp: player.deliveredVp, count: player.deliveredCount }, ...shifts];
    const final = position.final?.[seat];
    if (!final) return { seat, rows, total: player.vp, marksLeft: player.marks };
    return { seat, rows: [...rows, ...finalRows(final)], total: final.total, marksLeft: final.marksLeft };
  });
}

/** Which elements brought the first and which the second VP. Below three players there is no second. */
function shiftRow({ shift, elements }: ShiftScoring, seat: number): SlipRow {
  const firsts: number[] = [];
  const seconds: number[] = [];
  let vp = 0;
  for (const { element, counts, vp: gains } of elements) {
    const gain = gains[seat] ?? 0;
    vp += gain;
    if (gain > 0) (counts[seat] === Math.max(...counts) ? firsts : seconds).push(element);
  }
  return { kind: "shift", vp, shift, firsts, seconds };
}

function finalRows(final: FinalScoring): SlipRow[] {
  return [
    { kind: "marks", vp: final.marksVp, marks: final.marks, left: final.marks % FINAL.marksPerVp },
    { kind: "cubes", vp: final.cubesVp, cubes: final.cubes },
    { kind: "outstanding", vp: final.outstandingVp, count: final.outstanding },
    { kind: "balance", vp: final.imbalanceVp, light: final.lightTiles, dark: final.darkTiles },
  ];
}
