// Why a move was refused, in one short true sentence.
import type { Reason } from "@pithead/game-coal-baron/client";
import type { Messages } from "../compose.ts";
import type { Phrase } from "../phrase.ts";
import { phrase } from "./messages.ts";
import { cardPiece, colorPiece, orderPiece, seatPiece, spacePiece } from "./pieces.ts";

/** Reasons come from our own API; one that this page is too old to know has no sentence. */
export function isReason(reason: { readonly code: string }, { reason: said }: Messages): reason is Reason {
  return said !== undefined && Object.hasOwn(said, reason.code);
}

/** The sentence; a refused work step is named by its place, counted from 1. */
export function phraseOfReason(reason: Reason): Phrase {
  const why = sentence(reason);
  return "step" in reason ? phrase("reason.step", { step: reason.step + 1, why }) : why;
}

/** Figures go into the sentence as they are, things of the game by their names. */
function sentence(reason: Reason): Phrase {
  switch (reason.code) {
    case "no-chance-moves":
    case "game-over":
    case "cage-at-surface":
    case "rest-not-the-others":
    case "substitutes-not-needed":
      return phrase(`reason.${reason.code}`);
    case "not-your-turn":
      return phrase("reason.not-your-turn", { turn: seatPiece(reason.turn) });
    case "another-move-asked":
      return phrase("reason.another-move-asked", { asked: phrase(`asked.${reason.asked}`) });
    case "order-not-in-draft":
    case "order-not-outstanding":
      return phrase(`reason.${reason.code}`, { order: orderPiece(reason.order) });
    case "space-locked":
      return phrase("reason.space-locked", { space: spacePiece(reason.space), players: reason.players });
    case "too-few-workers":
      return phrase("reason.too-few-workers", { price: reason.price, workers: reason.workers });
    case "space-empty":
      return phrase("reason.space-empty", { space: spacePiece(reason.space) });
    case "tile-too-dear":
      return phrase("reason.tile-too-dear", { cost: reason.cost, marks: reason.marks });
    case "stack-empty":
      return phrase("reason.stack-empty", { of: reason.of });
    case "nothing-to-deliver":
      return phrase("reason.nothing-to-deliver", { vehicle: phrase(`vehicle.${reason.vehicle}`) });
    case "substitutes-needed":
      return phrase("reason.substitutes-needed", { needed: reason.needed, given: reason.given });
    case "too-many-steps":
      return phrase("reason.too-many-steps", { cost: reason.cost, steps: reason.steps });
    case "cage-already-there":
    case "cage-not-at-surface":
      return phrase(`reason.${reason.code}`, { level: phrase(`level.${reason.level}`) });
    case "cage-full":
      return phrase("reason.cage-full", { spots: reason.spots });
    case "cube-not-on-level":
      return phrase("reason.cube-not-on-level", { cube: colorPiece(reason.cube), level: phrase(`level.${reason.level}`) });
    case "cube-not-in-cage":
    case "cube-not-in-storage":
    case "substitute-not-in-supply":
      return phrase(`reason.${reason.code}`, { cube: colorPiece(reason.cube) });
    case "no-such-spot":
    case "spot-filled":
      return phrase(`reason.${reason.code}`, { order: orderPiece(reason.order), spot: colorPiece(reason.spot) });
    case "card-not-drawn":
      return phrase("reason.card-not-drawn", { card: cardPiece(reason.card) });
  }
}
