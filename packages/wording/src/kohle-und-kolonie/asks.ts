// What a seat is asked, with what each answer means: for mails, lists and the page.
import {
  auctionStanding,
  coinSecurable,
  componentsOf,
  freeSlots,
  loadingPreview,
  openings,
  type PlayerPosition,
  type Position,
  placesHeld,
  playerAt,
  type Slot,
  stonesOf,
  unsecuredSlots,
  upperSide,
  workersOf,
} from "@pithead/game-kohle-und-kolonie/client";
import type { Phrase } from "../phrase.ts";
import { phrase } from "./messages.ts";
import { basisParts } from "./notices.ts";
import {
  coinsPiece,
  counted,
  fieldPiece,
  gainPieces,
  minePiece,
  phraseOfBonusName,
  placePiece,
  seatPiece,
  slotPiece,
  vpPiece,
  workersPiece,
} from "./pieces.ts";

/** Mining damage borne in points (§5.1.4). */
const DAMAGE_VP = 2;

/** Said to the seat that is asked; null when nobody is. */
export function askOf(position: Position): Phrase | null {
  if (position.asked === null) return null;
  const { seat, question } = position.asked;
  const player = playerAt(position, seat);
  switch (question) {
    case "chooseBonus":
      return chooseBonus(position, seat);
    case "turn":
      return turn(position, player);
    case "secure":
      return secure(position, seat, player);
    case "lose":
      return phrase("ask.lose", { places: { and: placesHeld(player).map(placePiece) } });
    case "damage":
      return phrase("ask.damage", { coins: coinsPiece(player.coins), vp: vpPiece(Math.min(DAMAGE_VP, player.vp)) });
    case "declare":
      return declare(position, player);
    case "bid":
      return bid(position, seat, player);
    case "placeMine":
      return placeMine(position, player);
    case "load":
      return load(position, seat, player);
  }
}

function chooseBonus(position: Position, seat: number): Phrase {
  const markers = openings(position, seat).flatMap((command) =>
    command.type === "chooseBonus" ? [phraseOfBonusName(command.marker)] : [],
  );
  return phrase("ask.chooseBonus", { count: markers.length, markers: { each: markers } });
}

function turn({ phase, turn: progress, options, players }: Position, player: PlayerPosition): Phrase {
  const values = { coins: coinsPiece(player.coins), workers: workersPiece(workersOf(player)), miners: counted("miners", player.supply) };
  if (progress?.hasBegun) return phrase("ask.turnGoesOn", values);
  if (phase !== "extra-action") return phrase("ask.turn", values);
  const { extraActionVp } = componentsOf({ options, players }).edition.final;
  return phrase("ask.turnExtra", { extraActions: counted("extraActions", player.extraActions), vp: vpPiece(extraActionVp) });
}

/** What is at stake, and how it can be averted. */
function secure(position: Position, seat: number, player: PlayerPosition): Phrase {
  const components = componentsOf(position);
  const unsecured = unsecuredSlots(player);
  const forCoins = player.coins === 0 ? [] : unsecured.filter((slot) => coinSecurable(components, slot));
  const ways = [
    ...(forCoins.length === 0
      ? []
      : [phrase("ask.secureCoins", { coins: coinsPiece(player.coins), slots: { and: forCoins.map(slotPiece) } })]),
    ...(player.bonus === "rescue-team" ? [phrase("ask.secureTeam")] : []),
  ];
  const stake = phrase("ask.secure", {
    mines: { each: unsecured.map((slot) => inSlot(player, slot)) },
    stones: stonesOf(position, seat),
    vp: vpPiece(components.edition.accident.minusPoints[position.round - 1] ?? 0),
  });
  return ways.reduce((first, next) => phrase("ask.then", { first, next }), stake);
}

function inSlot(player: PlayerPosition, slot: Slot): Phrase {
  const mine = player.slots[slot]?.mine ?? slot;
  return phrase("ask.mineInSlot", { mine: minePiece(mine), slot: slotPiece(slot) });
}

function declare({ consolidation }: Position, { bonus, markers }: PlayerPosition): Phrase | null {
  if (consolidation === null) return null;
  const { field, order, basis, syndicate } = consolidation;
  const what = [
    ...(bonus === "consolidation-aid" ? [phrase("ask.declareAid")] : []),
    ...(markers.consolidation === 0 ? [] : [phrase("ask.declareMarkers", { count: markers.consolidation })]),
  ];
  return phrase("ask.declare", { field: fieldPiece(field), shares: { each: basisParts(order, basis, syndicate) }, what: { and: what } });
}

function bid(position: Position, seat: number, player: PlayerPosition): Phrase | null {
  const { consolidation } = position;
  const auction = auctionStanding(position);
  if (consolidation === null || auction === null) return null;
  const components = componentsOf(position);
  const at = consolidation.order.indexOf(seat);
  const lowest = auction.leading + 1;
  const most = auction.most[at] ?? lowest;
  return phrase("ask.bid", {
    field: fieldPiece(consolidation.field),
    leader: auction.leader === null ? phrase("part.syndicate") : phrase("part.seat", { who: seatPiece(auction.leader) }),
    leading: auction.leading,
    range: lowest === most ? "one" : "more",
    lowest,
    most,
    least: lowest - (consolidation.basis[at] ?? 0),
    coins: coinsPiece(player.coins),
    vp: vpPiece(components.mines.get(consolidation.field)?.vp ?? 0),
    lost: vpPiece(components.edition.lostSmallMineVp),
  });
}

function placeMine(position: Position, player: PlayerPosition): Phrase | null {
  const { consolidation } = position;
  if (consolidation === null) return null;
  const slots = freeSlots(componentsOf(position), player).map(slotPiece);
  return phrase("ask.placeMine", { mine: minePiece(consolidation.field), slots: { each: slots } });
}

/** The best that any answer brings. */
function load(position: Position, seat: number, player: PlayerPosition): Phrase {
  const previews = openings(position, seat).flatMap((command) =>
    command.type === "load" ? [loadingPreview(position, seat, command)] : [],
  );
  const best = { vp: Math.max(0, ...previews.map(({ vp }) => vp)), coins: Math.max(0, ...previews.map(({ coins }) => coins)) };
  const price = upperSide(componentsOf(position), player, "loading").workers;
  if (price === 0) return phrase("ask.load", { gains: gainPieces(best) });
  return phrase("ask.loadPaid", { gains: gainPieces(best), price: workersPiece(price), workers: workersPiece(workersOf(player)) });
}
