// Why a move was refused, in one short true sentence.
import type { Reason } from "@pithead/game-kohle-und-kolonie/client";
import type { Messages } from "../compose.ts";
import type { Phrase } from "../phrase.ts";
import { phrase } from "./messages.ts";
import { roundName } from "./names.ts";
import {
  bonusPiece,
  cardPiece,
  enginePlace,
  fieldPiece,
  minePiece,
  placePiece,
  seatPiece,
  slotPiece,
  spacePiece,
  stationPiece,
  villagePiece,
} from "./pieces.ts";

/** Reasons come from our own API; one that this page is too old to know has no sentence. */
export function isReason(reason: { readonly code: string }, { reason: said }: Messages): reason is Reason {
  return said !== undefined && Object.hasOwn(said, reason.code);
}

/** The sentence; a refused step of a turn is named by its place, counted from 1. */
export function phraseOfReason(reason: Reason): Phrase {
  const why = sentence(reason);
  return "step" in reason ? phrase("reason.step", { step: reason.step + 1, why }) : why;
}

/** Figures go into the sentence as they are, things of the game by their names. */
function sentence(reason: Reason): Phrase {
  switch (reason.code) {
    case "host-only":
    case "no-chance-owed":
    case "chance-owed":
    case "game-over":
    case "no-engine-left":
    case "no-settlement-left":
    case "no-engineer-left":
    case "workforce-not-flipped":
    case "step-after-marker":
    case "turn-must-end":
    case "worker-not-needed":
    case "no-worker":
    case "markers-without-loading":
      return phrase(`reason.${reason.code}`);
    case "another-label":
      return phrase("reason.another-label", { label: { name: reason.label } });
    case "not-from-the-bag":
      return phrase("reason.not-from-the-bag", { draws: reason.draws });
    case "not-your-turn":
      return phrase("reason.not-your-turn", { turn: seatPiece(reason.turn) });
    case "another-move-asked":
      return phrase("reason.another-move-asked", { asked: phrase(`asked.${reason.asked}`) });
    case "bonus-not-on-row":
    case "bonus-not-held":
      return phrase(`reason.${reason.code}`, { marker: bonusPiece(reason.marker) });
    case "bonus-not-yet":
      return phrase("reason.bonus-not-yet", { marker: bonusPiece(reason.marker), fromRound: roundName(reason.fromRound) });
    case "slot-taken":
    case "slot-not-in-reach":
    case "slot-empty":
    case "slot-secured":
    case "slot-named-twice":
    case "slot-not-for-coins":
      return phrase(`reason.${reason.code}`, { slot: slotPiece(reason.slot) });
    case "too-many-by-team":
      return phrase("reason.too-many-by-team", { most: reason.most, given: reason.given });
    case "action-done":
      return phrase("reason.action-done", { done: phrase(`action.${reason.done}`) });
    case "too-few-coins":
      return phrase("reason.too-few-coins", { price: reason.price, coins: reason.coins });
    case "too-few-workers":
      return phrase("reason.too-few-workers", { price: reason.price, workers: reason.workers });
    case "card-not-on-display":
    case "no-second-worker":
    case "second-without-first":
      return phrase(`reason.${reason.code}`, { mine: minePiece(reason.card) });
    case "village-not-bordering":
      return phrase("reason.village-not-bordering", { village: villagePiece(reason.village), field: fieldPiece(reason.field) });
    case "no-such-village":
    case "no-worker-in-village":
    case "no-miner-at-settlement":
    case "settled-already":
      return phrase(`reason.${reason.code}`, { village: villagePiece(reason.village) });
    case "workers-in-village":
      return phrase("reason.workers-in-village", { village: villagePiece(reason.village), workers: reason.workers });
    case "village-full":
      return phrase("reason.village-full", { village: villagePiece(reason.village), places: reason.places });
    case "too-few-miners":
      return phrase("reason.too-few-miners", { needed: reason.needed, supply: reason.supply });
    case "too-few-workers-in-supply":
      return phrase("reason.too-few-workers-in-supply", { needed: reason.needed, supply: reason.supply });
    case "second-miner-place":
      return phrase("reason.second-miner-place", { place: placePiece(reason.at) });
    case "engines-not-yet":
      return phrase("reason.engines-not-yet", { fromRound: roundName(reason.fromRound) });
    case "not-own-mine":
      return phrase("reason.not-own-mine", { mine: enginePlace(reason.mine) });
    case "has-engine":
      return phrase("reason.has-engine", { on: enginePlace(reason.on) });
    case "too-many-at-settlement":
      return phrase("reason.too-many-at-settlement", { miners: reason.miners, most: reason.most });
    case "no-such-space":
    case "space-taken":
    case "no-engineer-there":
      return phrase(`reason.${reason.code}`, { space: spacePiece(reason.space) });
    case "no-such-place":
    case "no-miner-there":
    case "no-place-to-place":
    case "same-place":
      return phrase(`reason.${reason.code}`, { place: placePiece(reason.place) });
    case "place-full":
      return phrase("reason.place-full", { place: placePiece(reason.place), room: reason.room });
    case "no-way":
      return phrase("reason.no-way", { from: placePiece(reason.from), to: placePiece(reason.to) });
    case "station-not-joined":
      return phrase("reason.station-not-joined", { from: placePiece(reason.from), station: stationPiece(reason.station) });
    case "placed-enough":
    case "moved-enough":
    case "engineers-moved-enough":
      return phrase(`reason.${reason.code}`, { most: reason.most });
    case "flipped-already":
    case "pay-not-needed":
      return phrase(`reason.${reason.code}`, { card: cardPiece(reason.card) });
    case "pay-needed":
      return phrase("reason.pay-needed", { card: cardPiece(reason.card), prices: reason.prices });
    case "arrange-count":
      return phrase("reason.arrange-count", { of: reason.of, have: reason.have, given: reason.given });
    case "too-few-markers":
      return phrase("reason.too-few-markers", { marker: phrase(`railway.${reason.marker}`), have: reason.have, given: reason.given });
    case "bid-too-low":
      return phrase("reason.bid-too-low", { total: reason.total, leading: reason.leading });
    case "bid-too-high":
      return phrase("reason.bid-too-high", { total: reason.total, most: reason.most });
  }
}
