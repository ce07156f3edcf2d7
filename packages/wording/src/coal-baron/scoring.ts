// A shift's scoring and the final one: one line that says it, and lines that take it apart.
import type { ElementScoring, FinalScoring, ShiftScoring } from "@pithead/game-coal-baron/client";
import type { Line } from "../line.ts";
import type { Phrase } from "../phrase.ts";
import { phrase } from "./messages.ts";
import { marksPiece, seatPiece, vpPiece } from "./pieces.ts";

export function lineOfShiftScoring({ shift, elements }: ShiftScoring): Line {
  const gained = seatSums(elements);
  const seats = gained.map((vp, seat) => phrase("part.seatVp", { who: seatPiece(seat), vp: vpPiece(vp) }));
  return {
    seat: null,
    kind: "scoring",
    sentences: [phrase("log.shiftScored", { shift: String(shift), seats: { each: seats } })],
    details: elements.map((element) => ({ seat: null, kind: "scoring", sentences: [phraseOfElementScoring(element)], details: [] })),
  };
}

/** `final` is in seat order. */
export function lineOfFinalScoring(final: readonly FinalScoring[]): Line {
  return { seat: null, kind: "end", sentences: [phraseOfWin(final)], details: final.map(lineOfSlip) };
}

function phraseOfElementScoring({ element, counts, vp }: ElementScoring): Phrase {
  const named = { piece: "element", element } as const;
  if (counts.every((count) => count === 0)) return phrase("log.elementOpen", { element: named });
  const seats = counts.map((count, seat) => {
    const gained = vp[seat] ?? 0;
    return gained === 0
      ? phrase("part.seatCount", { who: seatPiece(seat), count })
      : phrase("part.seatCountVp", { who: seatPiece(seat), count, vp: vpPiece(gained) });
  });
  return phrase("log.elementScored", { element: named, seats: { each: seats } });
}

/** Most VP, then most marks left; still tied, the win is shared (`coal-baron.md`, End of the game). */
function phraseOfWin(final: readonly FinalScoring[]): Phrase {
  const best = Math.max(...final.map(({ total }) => total));
  const marks = Math.max(...final.filter(({ total }) => total === best).map(({ marksLeft }) => marksLeft));
  const winners = final.flatMap(({ total, marksLeft }, seat) => (total === best && marksLeft === marks ? [seatPiece(seat)] : []));
  const [winner] = winners;
  if (winners.length === 1 && winner !== undefined) return phrase("log.gameWon", { who: winner, vp: vpPiece(best) });
  return phrase("log.gameShared", { seats: { and: winners.map((who) => phrase("part.seat", { who })) }, vp: vpPiece(best) });
}

/** One seat's final scoring, as a pay slip: what there was before, what each thing brought, what it makes. */
function lineOfSlip(slip: FinalScoring, seat: number): Line {
  return {
    seat,
    kind: "end",
    sentences: [
      phrase("log.finalBefore", { who: seatPiece(seat), vp: vpPiece(slip.vpBefore) }),
      phrase("log.finalMarks", { marks: marksPiece(slip.marks), vp: vpPiece(slip.marksVp) }),
      phrase("log.finalCubes", { count: slip.cubes, vp: vpPiece(slip.cubesVp) }),
      phrase("log.finalOutstanding", { count: slip.outstanding, vp: vpPiece(slip.outstandingVp) }),
      phrase("log.finalBalance", { light: slip.lightTiles, dark: slip.darkTiles, vp: vpPiece(slip.imbalanceVp) }),
      phrase("log.finalTotal", { vp: vpPiece(slip.total) }),
    ],
    details: [],
  };
}

function seatSums(elements: readonly ElementScoring[]): number[] {
  const seats = elements[0]?.vp.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => elements.reduce((sum, { vp }) => sum + (vp[seat] ?? 0), 0));
}
