// The final scoring of one seat as the rows of a pay slip: what came when, and why. Together they make the total.
import {
  cubesByPlace,
  FINAL,
  type FinalScoring,
  orderCard,
  type PlayerPosition,
  type Position,
  type ShiftScoring,
} from "@pithead/game-coal-baron/client";

export type SlipRow =
  /** `each`: the VP of every order; null where they lie face down. */
  | { kind: "orders"; vp: number; count: number; each: number[] | null }
  | { kind: "shift"; vp: number; shift: number; firsts: Gain[]; seconds: Gain[] }
  | { kind: "marks"; vp: number; marks: number; left: number }
  | { kind: "cubes"; vp: number; cubes: number; places: ReturnType<typeof cubesByPlace> }
  | { kind: "outstanding"; vp: number; count: number }
  | { kind: "balance"; vp: number; light: number; dark: number };

/** What an element of the shift clock brought. */
export interface Gain {
  element: number;
  vp: number;
}

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
    const each = player.delivered?.map((order) => orderCard(order).vp) ?? null;
    const rows: SlipRow[] = [{ kind: "orders", vp: player.deliveredVp, count: player.deliveredCount, each }, ...shifts];
    const final = position.final?.[seat];
    if (!final) return { seat, rows, total: player.vp, marksLeft: player.marks };
    return { seat, rows: [...rows, ...finalRows(final, player)], total: final.total, marksLeft: final.marksLeft };
  });
}

/** Which elements brought the first and which the second VP. Below three players there is no second. */
function shiftRow({ shift, elements }: ShiftScoring, seat: number): SlipRow {
  const firsts: Gain[] = [];
  const seconds: Gain[] = [];
  let vp = 0;
  for (const { element, counts, vp: gains } of elements) {
    const gain = gains[seat] ?? 0;
    vp += gain;
    if (gain > 0) (counts[seat] === Math.max(...counts) ? firsts : seconds).push({ element, vp: gain });
  }
  return { kind: "shift", vp, shift, firsts, seconds };
}

function finalRows(final: FinalScoring, player: PlayerPosition): SlipRow[] {
  return [
    { kind: "marks", vp: final.marksVp, marks: final.marks, left: final.marks % FINAL.marksPerVp },
    { kind: "cubes", vp: final.cubesVp, cubes: final.cubes, places: cubesByPlace(player) },
    { kind: "outstanding", vp: final.outstandingVp, count: final.outstanding },
    { kind: "balance", vp: final.imbalanceVp, light: final.lightTiles, dark: final.darkTiles },
  ];
}
