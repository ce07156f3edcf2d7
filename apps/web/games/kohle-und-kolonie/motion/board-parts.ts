// Where on the page the things of Kohle & Kolonie lie: selectors, the best first.
import { type MineId, type Place, SLOTS, type View } from "@pithead/game-kohle-und-kolonie/client";
import { seatPart } from "../../parts/motion/beats.ts";
import type { Target } from "../board/look.ts";

/** A part of the common board. */
export function boardPart(target: Target): string {
  return `[data-part="${target}"]`;
}

/** A part of a player's tableau: where it is shown, else their sheet, else their row. */
export function ownPart(seat: number, target: Target): string[] {
  return [`[data-part="tableau:${seat}"] ${boardPart(target)}`, `[data-part="rival:${seat}"]`, seatPart(seat)];
}

/** Where a miner stands: on the map, or on the player's own cards. */
export function placePart(seat: number, place: Place): string[] {
  const isOnMap = place.startsWith("village:") || place.startsWith("station:");
  return isOnMap ? [boardPart(`place:${place}`)] : ownPart(seat, `place:${place}`);
}

/** Where a steam engine stands: on a mine, or on a space of a card. */
export function enginePart(view: View, seat: number, on: MineId): string[] {
  const slot = SLOTS.find((each) => view.players[seat]?.slots[each]?.mine === on);
  return ownPart(seat, slot === undefined ? `place:${on}` : `mine:${slot}`);
}

/** What everybody takes from: the supply beside the board. */
export const SUPPLY = ['[data-part="supply"]'];
export const SYNDICATE = ['[data-part="syndicate"]'];
/** The mine that is consolidated. */
export const AUCTION = ".drama__card";
