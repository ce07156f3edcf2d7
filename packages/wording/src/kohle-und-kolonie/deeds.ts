// What a seat did or what befell it, as the end of a sentence that begins with its name.
import type { VisibleEvent } from "@pithead/game-kohle-und-kolonie/client";
import type { Phrase, Several } from "../phrase.ts";
import type { EventOf } from "./events.ts";
import { phrase } from "./messages.ts";
import {
  bonusPiece,
  cardPiece,
  coinsPiece,
  counted,
  enginePlace,
  gainPieces,
  minePiece,
  placePiece,
  railwayPiece,
  seatPiece,
  slotPiece,
  spacePiece,
  stationPiece,
  villagePiece,
  vpPiece,
  workersPiece,
} from "./pieces.ts";

/** One event's deeds; none when it says nothing of a seat, or nothing worth a word. Miners placed one after another are for `deedsOf`. */
function deedsOfEvent(event: VisibleEvent): Phrase[] {
  switch (event.type) {
    case "bonusChosen":
      return [phrase("deed.bonusChosen", { marker: bonusPiece(event.marker) })];
    case "bonusReturned":
      return [phrase(event.isUsed ? "deed.bonusUsed" : "deed.bonusKept", { marker: bonusPiece(event.marker) })];
    case "extraActionSpent":
      return [phrase("deed.extraActionSpent")];
    case "mineBought":
      return [mineBought(event)];
    case "secondWorkerTaken": {
      const village = villagePiece(event.village);
      return [
        event.at === null ? phrase("deed.secondWorker", { village }) : phrase("deed.secondMiner", { village, place: placePiece(event.at) }),
      ];
    }
    case "engineBought":
      return [phrase("deed.engineBought", { coins: coinsPiece(event.price), on: enginePlace(event.on) })];
    case "settlementBuilt": {
      const values = { village: villagePiece(event.village), coins: coinsPiece(event.price) };
      const { miners } = event;
      return [
        miners === 0
          ? phrase("deed.settlementBuilt", values)
          : phrase("deed.settlementBuiltWith", { ...values, miners: counted("miners", miners) }),
      ];
    }
    case "engineerPlaced":
      return [phrase("deed.engineerPlaced", { space: spacePiece(event.at), coins: coinsPiece(event.price) })];
    case "minerMoved":
      return [phrase("deed.minerMoved", { from: placePiece(event.from), to: placePiece(event.to) })];
    case "engineerMoved":
      return [phrase("deed.engineerMoved", { from: spacePiece(event.from), to: spacePiece(event.to) })];
    case "coinTaken":
      return [phrase("deed.coinTaken", { coins: coinsPiece(event.coins) })];
    case "cardFlipped":
      return [cardFlipped(event)];
    case "traded":
      return [traded(event)];
    case "rewarded":
      return [phrase("deed.rewarded", { gains: gainPieces({ vp: event.vp, extraActions: event.extraActions }), what: event.for })];
    case "railwayMarkerTaken":
      return [railwayMarker(event)];
    case "minesSecured":
      return secured(event);
    case "pointsLost":
      return [phrase("deed.pointsLost", { vp: vpPiece(event.vp) })];
    case "noMinerLeft":
      return [phrase("deed.noMinerLeft")];
    case "minerLost":
      return [phrase("deed.minerLost", { place: placePiece(event.from) })];
    case "damageTaken":
      return [
        event.pay === "coin"
          ? phrase("deed.damageCoins", { coins: coinsPiece(event.coins) })
          : phrase("deed.damagePoints", { vp: vpPiece(event.vp) }),
      ];
    case "declared":
      return [declared(event)];
    case "bidMade":
      return [phrase("deed.bid", { total: event.total })];
    case "passed":
      return [phrase("deed.passed")];
    case "largeMinePlaced": {
      const values = { mine: minePiece(event.field), slot: slotPiece(event.slot), vp: vpPiece(event.vp) };
      return [phrase(event.engine ? "deed.largeMineEngine" : "deed.largeMinePlaced", values)];
    }
    case "cardsPaid":
      return event.coins + event.vp === 0 ? [] : [phrase("deed.cardsPaid", { gains: gainPieces({ coins: event.coins, vp: event.vp }) })];
    case "loaded":
      return [loaded(event)];
    default:
      return [];
  }
}

/** All deeds of one seat's events, in order; miners placed one after another are said together. */
export function deedsOf(events: readonly VisibleEvent[]): Phrase[] {
  const deeds: Phrase[] = [];
  let placed: EventOf<"minerPlaced">[] = [];
  const flush = () => {
    if (placed.length > 0) deeds.push(minersPlaced(placed));
    placed = [];
  };
  for (const event of events) {
    if (event.type === "minerPlaced") placed.push(event);
    else {
      const more = deedsOfEvent(event);
      if (more.length > 0) flush();
      deeds.push(...more);
    }
  }
  flush();
  return deeds;
}

/** "Bo did this; did that." */
export function sentenceOf(seat: number, deeds: readonly Phrase[]): Phrase {
  return phrase("log.turn", { who: seatPiece(seat), deeds: { apart: deeds } });
}

function minersPlaced(placed: readonly EventOf<"minerPlaced">[]): Phrase {
  return phrase("deed.minersPlaced", { count: placed.length, places: { and: placed.map(({ at }) => placePiece(at)) } });
}

function mineBought({ card, slot, village, by, cost, vp }: EventOf<"mineBought">): Phrase {
  const values = { mine: minePiece(card), coins: coinsPiece(cost), slot: slotPiece(slot), village: villagePiece(village), vp: vpPiece(vp) };
  if (by === "worker") return phrase(vp > 0 ? "deed.mineBoughtVp" : "deed.mineBought", values);
  return phrase(vp > 0 ? "deed.mineMarkedVp" : "deed.mineMarked", values);
}

function cardFlipped({ card, coins, workers, vp, extraActions }: EventOf<"cardFlipped">): Phrase {
  const values = { card: cardPiece(card), price: gainPieces({ coins, workers }) };
  return vp + extraActions === 0
    ? phrase("deed.flipped", values)
    : phrase("deed.flippedFor", { ...values, gains: gainPieces({ vp, extraActions }) });
}

/** Negative figures are given. */
function traded({ coins, workers }: EventOf<"traded">): Phrase {
  return coins < 0
    ? phrase("deed.traded", { given: coinsPiece(-coins), got: workersPiece(workers) })
    : phrase("deed.traded", { given: workersPiece(-workers), got: coinsPiece(coins) });
}

function railwayMarker({ station, marker, vp, coins }: EventOf<"railwayMarkerTaken">): Phrase {
  const values = { marker: railwayPiece(marker), station: stationPiece(station) };
  return vp + coins === 0
    ? phrase("deed.railwayMarker", values)
    : phrase("deed.railwayMarkerFor", { ...values, gains: gainPieces({ coins, vp }) });
}

function secured({ coins, team }: EventOf<"minesSecured">): Phrase[] {
  const forCoins = { slots: { and: coins.map(slotPiece) }, coins: coinsPiece(coins.length) };
  const deeds = [
    ...(coins.length === 0 ? [] : [phrase("deed.securedCoins", forCoins)]),
    ...(team.length === 0 ? [] : [phrase("deed.securedTeam", { slots: { and: team.map(slotPiece) } })]),
  ];
  return deeds.length === 0 ? [phrase("deed.securedNothing")] : deeds;
}

function declared({ aid, markers }: EventOf<"declared">): Phrase {
  const what = declaredParts(aid, markers);
  return what === null ? phrase("deed.declaredNothing") : phrase("deed.declared", { what });
}

/** The consolidation aid and kept markers, where there are any. */
export function declaredParts(aid: boolean, markers: number): Several | null {
  const parts = [...(aid ? [phrase("part.aid")] : []), ...(markers === 0 ? [] : [phrase("part.markers", { count: markers })])];
  return parts.length === 0 ? null : { and: parts };
}

function loaded({ workers, markers, carts, coins, vp }: EventOf<"loaded">): Phrase {
  if (carts === 0) return phrase("deed.loadedNothing");
  const spent = [
    ...(workers === 0 ? [] : [workersPiece(workers)]),
    ...(markers === 0 ? [] : [phrase("part.cartMarkers", { count: markers })]),
  ];
  const values = { carts: counted("carts", carts), gains: gainPieces({ coins, vp }) };
  return spent.length === 0 ? phrase("deed.loaded", values) : phrase("deed.loadedFor", { ...values, spent: { and: spent } });
}
