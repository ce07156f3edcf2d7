// The things of Kohle & Kolonie that a sentence can name and a page can draw.
import {
  type Accident,
  type BonusMarker,
  CARDS,
  type CardId,
  type FieldId,
  type MineId,
  type Place,
  type RailwayMarker,
  type Slot,
  type SpaceName,
  type StationId,
  type VillageId,
} from "@pithead/game-kohle-und-kolonie/client";
import type { Phrase, Piece, Several } from "../phrase.ts";
import { phrase } from "./messages.ts";
import { editionOf, fieldName, largeMineName, lineName, mineName, stationName, villageName } from "./names.ts";

/** Things that are counted. */
const COUNTED = ["coins", "vp", "workers", "miners", "engines", "carts", "extraActions"] as const;
type Counted = (typeof COUNTED)[number];

export type KohleUndKoloniePiece =
  | { piece: "seat"; seat: number }
  | { piece: Counted; count: number }
  /** Small and single mines by number, large mines by field. */
  | { piece: "mine"; mine: MineId }
  | { piece: "field"; field: FieldId }
  | { piece: "village"; village: VillageId }
  | { piece: "station"; station: StationId }
  /** A railway line, by its id in the edition. */
  | { piece: "line"; line: string }
  | { piece: "slot"; slot: Slot }
  | { piece: "place"; place: Place }
  | { piece: "space"; space: SpaceName }
  | { piece: "card"; card: CardId }
  | { piece: "bonus"; marker: BonusMarker }
  | { piece: "railway"; marker: RailwayMarker }
  | { piece: "accident"; accident: Accident };

const NAMES: { readonly [name in KohleUndKoloniePiece["piece"]]: true } = {
  seat: true,
  coins: true,
  vp: true,
  workers: true,
  miners: true,
  engines: true,
  carts: true,
  extraActions: true,
  mine: true,
  field: true,
  village: true,
  station: true,
  line: true,
  slot: true,
  place: true,
  space: true,
  card: true,
  bonus: true,
  railway: true,
  accident: true,
};

export const isKohleUndKoloniePiece = (value: Piece): value is KohleUndKoloniePiece => Object.hasOwn(NAMES, value.piece);

export const seatPiece = (seat: number): KohleUndKoloniePiece => ({ piece: "seat", seat });
export const counted = (piece: Counted, count: number): KohleUndKoloniePiece => ({ piece, count });
export const coinsPiece = (count: number): KohleUndKoloniePiece => counted("coins", count);
export const vpPiece = (count: number): KohleUndKoloniePiece => counted("vp", count);
export const workersPiece = (count: number): KohleUndKoloniePiece => counted("workers", count);
export const minePiece = (mine: MineId): KohleUndKoloniePiece => ({ piece: "mine", mine });
export const fieldPiece = (field: FieldId): KohleUndKoloniePiece => ({ piece: "field", field });
export const villagePiece = (village: VillageId): KohleUndKoloniePiece => ({ piece: "village", village });
export const stationPiece = (station: StationId): KohleUndKoloniePiece => ({ piece: "station", station });
export const slotPiece = (slot: Slot): KohleUndKoloniePiece => ({ piece: "slot", slot });
export const placePiece = (place: Place): KohleUndKoloniePiece => ({ piece: "place", place });
export const spacePiece = (space: SpaceName): KohleUndKoloniePiece => ({ piece: "space", space });
export const cardPiece = (card: CardId): KohleUndKoloniePiece => ({ piece: "card", card });
export const railwayPiece = (marker: RailwayMarker): KohleUndKoloniePiece => ({ piece: "railway", marker });
export const accidentPiece = (accident: Accident): KohleUndKoloniePiece => ({ piece: "accident", accident });
export const linePiece = (line: string): KohleUndKoloniePiece => ({ piece: "line", line });
export const bonusPiece = (marker: BonusMarker): KohleUndKoloniePiece => ({ piece: "bonus", marker });

/** Where a steam engine stands: a mine, or a space of a card. */
export function enginePlace(on: MineId): KohleUndKoloniePiece {
  return typeof on === "string" && on.includes(":") ? spacePiece(on) : minePiece(on);
}

/** Coins, local workers, points, extra-action markers: those there are any of. */
export function gainPieces(gains: { readonly [what in Counted]?: number }): Several {
  return { and: COUNTED.flatMap((what) => (gains[what] ? [counted(what, gains[what])] : [])) };
}

/** A bonus marker where it is clear that it is one. */
export function phraseOfBonusName(marker: BonusMarker): Phrase {
  return phrase(`bonusName.${marker}`);
}

/** How a piece is said at a table with these options. */
export function phraseOfPiece(piece: KohleUndKoloniePiece, options: object = {}): Phrase {
  const edition = editionOf(options);
  switch (piece.piece) {
    case "seat":
      return phrase("part.seat", { who: piece });
    case "coins":
    case "vp":
    case "workers":
    case "miners":
    case "engines":
    case "carts":
    case "extraActions":
      return phrase(`piece.${piece.piece}`, { count: piece.count });
    case "mine":
      return typeof piece.mine === "number"
        ? phrase("piece.mine", { number: piece.mine, name: mineName(edition, piece.mine) })
        : phrase("piece.largeMine", { name: largeMineName(edition, piece.mine) });
    case "field":
      return phrase("piece.name", { name: fieldName(edition, piece.field) });
    case "village":
      return phrase("piece.name", { name: villageName(edition, piece.village) });
    case "station":
      return phrase("piece.name", { name: stationName(edition, piece.station) });
    case "line":
      return phrase("piece.name", { name: lineName(edition, piece.line) });
    case "slot":
      return phrase("piece.slot", { slot: { name: piece.slot } });
    case "place":
      return phraseOfPlace(piece.place);
    case "space":
      return phraseOfSpace(piece.space);
    case "card":
      return phrase(`card.${piece.card}`);
    case "bonus":
      return phrase(`bonus.${piece.marker}`);
    case "railway":
      return phrase(`railway.${piece.marker}`);
    case "accident":
      return phrase(`accident.${piece.accident}`);
  }
}

function phraseOfPlace(place: Place): Phrase {
  if (place === "supply") return phrase("place.supply");
  const [kind = "", id = ""] = place.split(":");
  switch (kind) {
    case "rescue":
      return phrase("place.rescue", { slot: { name: id } });
    case "village":
      return phrase("place.village", { village: villagePiece(id) });
    case "station":
      return phrase("place.station", { station: stationPiece(id) });
    default:
      return phraseOfSpace(place);
  }
}

const SPACE = /^([a-z]+):(miner|pair|engineer|engine)(\d*)$/;

/** By its name in the edition: the card, what it holds, and a number where the card has more of the kind. */
function phraseOfSpace(space: SpaceName): Phrase {
  const [, cardName, kind, number = ""] = SPACE.exec(space) ?? [];
  const card = CARDS.find((id) => id === cardName);
  const named = KINDS.find((each) => each === kind);
  if (card === undefined || named === undefined) return phrase("piece.name", { name: { name: space } });
  const said = phrase(`card.${card}`);
  return number === ""
    ? phrase(`space.${named}`, { card: said })
    : phrase(`space.${named}Numbered`, { card: said, number: { name: number } });
}

const KINDS = ["miner", "pair", "engineer", "engine"] as const;
