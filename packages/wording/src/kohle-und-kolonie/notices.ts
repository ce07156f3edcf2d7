// What happened by itself and is nobody's: the accident, the syndicate, consolidations, as whole sentences.
import type { Stone, VisibleEvent } from "@pithead/game-kohle-und-kolonie/client";
import type { Phrase, Value } from "../phrase.ts";
import type { EventOf } from "./events.ts";
import { phrase } from "./messages.ts";
import { roundName } from "./names.ts";
import { accidentPiece, coinsPiece, fieldPiece, minePiece, seatPiece, vpPiece } from "./pieces.ts";

/** The sentences of events, in order; what the syndicate takes is said together. */
export function noticesOf(events: readonly VisibleEvent[]): Phrase[] {
  const taken = events.flatMap((event) => (event.type === "syndicateBought" ? [minePiece(event.card)] : []));
  const first = events.findIndex(({ type }) => type === "syndicateBought");
  return events.flatMap((event, index) =>
    index === first ? [phrase("log.syndicateBought", { mines: { and: taken } })] : noticesOfEvent(event),
  );
}

/** None when it is said elsewhere. */
function noticesOfEvent(event: VisibleEvent): Phrase[] {
  switch (event.type) {
    case "turnOrderSet":
      return [phrase("log.turnOrder", { seats: seatNames(event.order) })];
    case "cardFlipped":
      return event.raises === null ? [] : [phrase("log.dearer", { priced: phrase(`priced.${event.raises}`) })];
    case "accidentTurned":
      return [phrase("log.accidentTurned", { round: roundName(event.round), accident: accidentPiece(event.accident) })];
    case "stonesDrawn":
      return stonesDrawn(event);
    case "accidentHappened":
      return [phrase("log.accidentHappened", { effect: phrase(`effect.${event.accident}`) })];
    case "miningDamageStruck":
      return [phrase("log.damageStruck")];
    case "consolidationTurned":
      return consolidationTurned(event);
    case "fieldConsolidated":
      return fieldConsolidated(event);
    default:
      return [];
  }
}

export function roundBegan({ round, cards, coins, queue }: EventOf<"roundBegan">): Phrase[] {
  return [
    phrase("log.roundBegan", { round: roundName(round) }),
    ...(cards.length === 0 ? [] : [phrase("log.newCards", { mines: { each: cards.map(minePiece) } })]),
    ...(coins === 0 ? [] : [phrase("log.coinsRaised", { count: coins })]),
    phrase("log.choosing", { seats: seatNames(queue) }),
  ];
}

/** Those who get points, and how many. */
export function seatsWithVp(vp: readonly number[]): Value[] {
  return vp.flatMap((gained, seat) => (gained === 0 ? [] : [phrase("part.seatVp", { who: seatPiece(seat), vp: vpPiece(gained) })]));
}

/** With what everybody goes into a consolidation. */
export function basisParts(order: readonly number[], basis: readonly number[], syndicate: number | null): Phrase[] {
  return [
    ...order.map((seat, index) => phrase("part.seatBasis", { who: seatPiece(seat), basis: basis[index] ?? 0 })),
    ...(syndicate === null ? [] : [phrase("part.syndicateBasis", { basis: syndicate })]),
  ];
}

function seatNames(seats: readonly number[]): { each: Value[] } {
  return { each: seats.map((seat) => phrase("part.seat", { who: seatPiece(seat) })) };
}

function stonesDrawn({ result, coins, losing }: EventOf<"stonesDrawn">): Phrase[] {
  const count = (stone: Stone) => result.filter((each) => each === stone).length;
  const stones = [
    ...losing.map(({ seat, miners }) => phrase("part.stonesSeat", { who: seatPiece(seat), count: miners })),
    ...(count("black") === 0 ? [] : [phrase("part.stonesBlack", { count: count("black") })]),
    ...(count("blank") === 0 ? [] : [phrase("part.stoneBlank")]),
  ];
  return [
    phrase("log.stonesDrawn", { stones: { and: stones } }),
    ...(coins === 0 ? [] : [phrase("log.syndicateLoses", { coins: coinsPiece(coins) })]),
    ...(losing.length === 0 ? [phrase("log.noAccident")] : []),
  ];
}

function consolidationTurned({ field, order, basis, syndicate, usesExtraCoin }: EventOf<"consolidationTurned">): Phrase[] {
  const shares: Value = order.length === 0 ? phrase("part.nobody") : { each: basisParts(order, basis, syndicate) };
  return [phrase("log.consolidation", { field: fieldPiece(field), shares }), ...(usesExtraCoin ? [phrase("log.extraCoin")] : [])];
}

function fieldConsolidated({ field, winner, coins, engines, vp }: EventOf<"fieldConsolidated">): Phrase[] {
  const mine = minePiece(field);
  const lost = seatsWithVp(vp);
  return [
    winner === null ? phrase("log.fieldLost", { mine }) : phrase("log.fieldWon", { who: seatPiece(winner), mine, coins, engines }),
    ...(lost.length === 0 ? [] : [phrase("log.minesLost", { seats: { each: lost } })]),
  ];
}
