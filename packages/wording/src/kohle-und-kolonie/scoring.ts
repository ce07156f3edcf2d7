// Income, the board's scoring and the final one: one line that says it, and lines that take it apart.
import type { FinalScoring } from "@pithead/game-kohle-und-kolonie/client";
import type { Line } from "../line.ts";
import type { Phrase } from "../phrase.ts";
import type { EventOf } from "./events.ts";
import { phrase } from "./messages.ts";
import { seatsWithVp } from "./notices.ts";
import { coinsPiece, counted, fieldPiece, linePiece, seatPiece, vpPiece } from "./pieces.ts";

/** What every seat gets from its mines. */
export function lineOfIncome({ coins }: EventOf<"incomeTaken">): Line {
  const seats = coins.map((count, seat) => phrase("part.seatCoins", { who: seatPiece(seat), coins: coinsPiece(count) }));
  return { seat: null, kind: "scoring", sentences: [phrase("log.incomeTaken", { seats: { each: seats } })], details: [] };
}

/** Taken apart by field. */
export function lineOfBoard({ vp, fields }: EventOf<"boardScored">): Line {
  const seats = vp.map((gained, seat) => phrase("part.seatVp", { who: seatPiece(seat), vp: vpPiece(gained) }));
  return {
    seat: null,
    kind: "scoring",
    sentences: [phrase("log.boardScored", { seats: { each: seats } })],
    details: fields.map((scored) => ({ seat: null, kind: "scoring", sentences: [phraseOfField(scored)], details: [] })),
  };
}

function phraseOfField({ field, mines, vp }: EventOf<"boardScored">["fields"][number]): Phrase {
  return phrase("log.fieldScored", { field: fieldPiece(field), mines, seats: { each: seatsWithVp(vp) } });
}

/** `final` is in seat order. */
export function lineOfFinalScoring(final: readonly FinalScoring[]): Line {
  return { seat: null, kind: "end", sentences: [phraseOfWin(final)], details: final.map(lineOfSlip) };
}

/** Most VP, then more engines, then the dearer mines; still tied, the win is shared (§6.0). */
function phraseOfWin(final: readonly FinalScoring[]): Phrase {
  const isAhead = (one: FinalScoring, other: FinalScoring) =>
    one.total - other.total || one.engines - other.engines || one.mineCosts - other.mineCosts;
  const winners = final.flatMap((slip, seat) => (final.every((other) => isAhead(slip, other) >= 0) ? [{ seat, total: slip.total }] : []));
  const vp = vpPiece(winners[0]?.total ?? 0);
  const [winner, ...others] = winners;
  if (winner !== undefined && others.length === 0) return phrase("log.gameWon", { who: seatPiece(winner.seat), vp });
  return phrase("log.gameShared", { seats: { and: winners.map(({ seat }) => phrase("part.seat", { who: seatPiece(seat) })) }, vp });
}

/** One seat's final scoring, as a pay slip: what there was before, what each thing brought, what it makes. */
function lineOfSlip(slip: FinalScoring, seat: number): Line {
  const lines = { each: slip.lines.map(linePiece) };
  return {
    seat,
    kind: "end",
    sentences: [
      phrase("log.finalBefore", { who: seatPiece(seat), vp: vpPiece(slip.vpBefore) }),
      phrase("log.finalEngines", { engines: counted("engines", slip.engines), vp: vpPiece(slip.enginesVp) }),
      phrase("log.finalCoins", { coins: coinsPiece(slip.coins), vp: vpPiece(slip.coinsVp) }),
      phrase("log.finalStations", { count: slip.stations, vp: vpPiece(slip.stationsVp) }),
      ...(slip.lines.length === 0 ? [] : [phrase("log.finalLines", { lines, vp: vpPiece(slip.linesVp) })]),
      phrase("log.finalExtraActions", { extraActions: counted("extraActions", slip.extraActions), vp: vpPiece(slip.extraActionsVp) }),
      phrase("log.finalTotal", { vp: vpPiece(slip.total) }),
    ],
    details: [],
  };
}
