// One player's tableau in text: both rows of mines with the rescue spaces above them, and the five above-ground cards.
import {
  CARDS,
  type CardId,
  type Components,
  mineOf,
  minersAt,
  type PlayerPosition,
  piecesOn,
  ROWS,
  type Slot,
  upperSide,
} from "@pithead/game-kohle-und-kolonie/client";
import { table } from "./columns.ts";

export function tableauPicture(components: Components, player: PlayerPosition, name: string): string[] {
  const rescue = (row: readonly Slot[]) => ["  rescue", ...row.map((slot) => (minersAt(player, `rescue:${slot}`) > 0 ? "miner" : "·"))];
  const mines = (row: readonly Slot[]) => ["", ...row.map((slot) => mineIn(components, player, slot))];
  return [
    `TABLEAU OF ${name}`,
    ...table([rescue(ROWS.T), mines(ROWS.T), rescue(ROWS.B), mines(ROWS.B)]),
    ...table(CARDS.map((card) => [`  ${card}`, isFlipped(player, card) ? "back" : "front", spaces(components, player, card)])),
  ];
}

function mineIn(components: Components, { slots }: PlayerPosition, slot: Slot): string {
  const own = slots[slot];
  if (own === null) return `${slot} –`;
  const { name } = mineOf(components, own.mine);
  return `${slot} ${typeof own.mine === "number" ? `${own.mine} ` : ""}${name}${own.engine ? "*" : ""}`;
}

/** `miner 1/1, pair 1/2`: by the names that moves use, without the card's. */
function spaces(components: Components, player: PlayerPosition, card: CardId): string {
  return upperSide(components, player, card)
    .spaces.map((space) => `${space.name.slice(space.name.indexOf(":") + 1)} ${piecesOn(player, space)}/${space.room}`)
    .join(", ");
}

function isFlipped({ flipped }: PlayerPosition, card: CardId): boolean {
  return card !== "administration" && flipped[card];
}
