// What differs between two positions of Kohle & Kolonie, told as it is in the later one.
import {
  type FlipCard,
  type MineId,
  type OwnMine,
  type PlayerPosition,
  SLOTS,
  type Slot,
  type View,
} from "@pithead/game-kohle-und-kolonie/client";
import type { Several } from "../phrase.ts";
import type { Difference } from "../words.ts";
import { phrase } from "./messages.ts";
import { roundName } from "./names.ts";
import {
  accidentPiece,
  cardPiece,
  counted,
  fieldPiece,
  type KohleUndKoloniePiece,
  minePiece,
  placePiece,
  railwayPiece,
  slotPiece,
  spacePiece,
  stationPiece,
  villagePiece,
} from "./pieces.ts";
import { isViewOfThis } from "./view-of-this.ts";

/** @throws TypeError when a view is not one of Kohle & Kolonie's. */
export function differencesOf(before: object, after: object): Difference[] {
  if (!isViewOfThis(before) || !isViewOfThis(after)) throw new TypeError("Not a view of Kohle & Kolonie.");
  const seats = after.players.flatMap((player, seat) => {
    const then = before.players[seat];
    return then === undefined ? [] : ofTheSeat(then, player).map((difference) => ({ ...difference, seat }));
  });
  return [...inTheMiddle(before, after).map((difference) => ({ ...difference, seat: null })), ...seats];
}

type Told = Omit<Difference, "seat">;

function inTheMiddle(before: View, after: View): Told[] {
  const markers = Object.entries(after.railwayMarkers).flatMap(([station, marker]): Told[] =>
    marker === null || before.railwayMarkers[station] !== null
      ? []
      : [
          {
            on: `station:${station}`,
            sentence: phrase("difference.marker", { station: stationPiece(station), marker: railwayPiece(marker) }),
          },
        ],
  );
  const accidents = after.accidents.flatMap((accident, index): Told[] =>
    accident === null || before.accidents[index] !== null
      ? []
      : [{ sentence: phrase("difference.accident", { round: roundName(index + 1), accident: accidentPiece(accident) }) }],
  );
  // They are those of one round.
  const fields = before.round === after.round ? added(before.consolidated, after.consolidated) : after.consolidated;
  return [
    ...mines("difference.display", added(before.display, after.display)),
    ...mines("difference.gone", added(after.display, before.display)),
    ...mines("difference.syndicate", added(idsOf(before.syndicate.mines), idsOf(after.syndicate.mines))),
    ...markers,
    ...accidents,
    ...(fields.length === 0 ? [] : [{ sentence: phrase("difference.consolidated", { fields: each(fields.map(fieldPiece)) }) }]),
  ];
}

function mines(key: "difference.display" | "difference.gone" | "difference.syndicate", ids: readonly MineId[]): Told[] {
  return ids.length === 0 ? [] : [{ sentence: phrase(key, { mines: each(ids.map(minePiece)) }) }];
}

function ofTheSeat(before: PlayerPosition, after: PlayerPosition): Told[] {
  const villages = added(before.settlements, after.settlements);
  const flipped = FLIPPED.filter((card) => after.flipped[card] && !before.flipped[card]);
  return [
    ...SLOTS.flatMap((slot) => inSlot(slot, before.slots[slot], after.slots[slot])),
    ...villages.map((village) => ({
      on: `village:${village}`,
      sentence: phrase("difference.settlements", { villages: villagePiece(village) }),
    })),
    ...flipped.map((card) => ({ on: card, sentence: phrase("difference.flipped", { cards: cardPiece(card) }) })),
    ...standing(before.miners, after.miners, (place, count) =>
      phrase("difference.placed", { place: placePiece(place), what: counted("miners", count) }),
    ),
    ...standing(before.engines, after.engines, (space, count) =>
      phrase("difference.placed", { place: spacePiece(space), what: counted("engines", count) }),
    ),
    ...standing(before.engineers, after.engineers, (space, count) => phrase("difference.engineers", { space: spacePiece(space), count })),
  ];
}

const FLIPPED: readonly FlipCard[] = ["workforce", "coking", "ironworks", "loading"];

function inSlot(slot: Slot, before: OwnMine | null, after: OwnMine | null): Told[] {
  if (before?.mine === after?.mine && before?.engine === after?.engine) return [];
  if (after === null) return [{ on: slot, sentence: phrase("difference.bare", { slot: slotPiece(slot) }) }];
  const values = { slot: slotPiece(slot), mine: minePiece(after.mine) };
  return [{ on: slot, sentence: phrase(after.engine ? "difference.mineEngine" : "difference.mine", values) }];
}

type Counts = Readonly<Record<string, number>>;

/** Who stands where, as far as it is not the same before. */
function standing(before: Counts, after: Counts, said: (at: string, count: number) => Told["sentence"]): Told[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((at) =>
    (before[at] ?? 0) === (after[at] ?? 0) ? [] : [{ on: at, sentence: said(at, after[at] ?? 0) }],
  );
}

function idsOf(owned: readonly OwnMine[]): MineId[] {
  return owned.map(({ mine }) => mine);
}

function added<T>(before: readonly T[], after: readonly T[]): T[] {
  return after.filter((item) => !before.includes(item));
}

function each(pieces: readonly KohleUndKoloniePiece[]): Several {
  return { each: pieces };
}
