// Builds the typed tables of one edition for one number of players.
import type { Components, Field, Line, Mine, MineCard, PlaceCard, SlotCard, Station, Village } from "./components.ts";
import { type AboveGround, aboveGroundOf } from "./components-above-ground.ts";
import { given, oneOf } from "./components-reading.ts";
import type { Edition } from "./edition.ts";
import {
  ACCIDENTS,
  BONUS_MARKERS,
  type FieldId,
  type Place,
  RAILWAY_MARKERS,
  SLOTS,
  type StationId,
  type VillageId,
} from "./vocabulary.ts";

/** Consolidations take place from this round on (§5.1.8). */
const FIRST_CONSOLIDATIONS = 3;

/** Everything of the town that a game of three leaves out is not built (§7.0). */
export function buildComponents(edition: Edition, seats: number): Components {
  const { withoutTown, withoutVillages, withoutStations } = edition.threePlayers;
  const isSmall = seats === 3;
  const fieldsIn = edition.fields.filter(({ town }) => !isSmall || town !== withoutTown);
  const isField = (id: FieldId) => fieldsIn.some((field) => field.id === id);
  const isVillage = (id: VillageId) => !isSmall || !withoutVillages.includes(id);
  const isStation = (id: StationId) => !isSmall || !withoutStations.includes(id);

  const mineCards: MineCard[] = [
    ...edition.smallMines.map((card): MineCard => ({ ...mineFigures(card), kind: "small", id: card.number, cost: card.cost, vp: 0 })),
    ...edition.singleMines.map(
      (card): MineCard => ({ ...mineFigures(card), kind: "single", id: card.number, cost: card.cost, vp: card.vp }),
    ),
  ]
    .filter(({ field }) => isField(field))
    .toSorted((one, other) => one.id - other.id);
  const fields = fieldsIn.map(({ id, villages }): Field => {
    const smallMines = mineCards.filter((card) => card.field === id && card.kind === "small");
    return { id, villages: villages.filter(isVillage), smallMines };
  });
  const largeMines = edition.largeMines
    .filter(({ field }) => isField(field))
    .map((card): Mine => {
      const small = fields.find(({ id }) => id === card.field)?.smallMines ?? [];
      return { ...mineFigures(card), kind: "large", id: card.field, cost: small.reduce((sum, { cost }) => sum + cost, 0), vp: card.vp };
    });
  const villages = edition.villages
    .filter(({ id }) => isVillage(id))
    .map(
      (village): Village => ({
        id: village.id,
        places: village.places,
        fields: village.fields.filter(isField),
        stations: village.stations.filter(isStation),
      }),
    );
  const stations = edition.stations
    .filter(({ id }) => isStation(id))
    .map(({ id, neighbors }): Station => ({ id, neighbors: neighbors.filter(isStation) }));
  const aboveGround = aboveGroundOf(edition);
  const consolidations = new Map<number, FieldId[]>();
  for (let round = FIRST_CONSOLIDATIONS; round <= edition.rounds; round++) {
    const inRound = edition.largeMines.filter((card) => card.round === round && isField(card.field));
    consolidations.set(
      round,
      inRound.map(({ field }) => field),
    );
  }

  return {
    edition,
    seats,
    mines: byId([...mineCards, ...largeMines]),
    mineCards,
    fields: byId(fields),
    villages: byId(villages),
    stations: byId(stations),
    lines: linesOf(edition, seats, isStation),
    slots: byId(slotsOf(edition)),
    consolidations,
    bonusMarkers: edition.bonusMarkers.map((marker) => ({ ...marker, id: oneOf(BONUS_MARKERS, marker.id) })),
    railwayMarkers: edition.railwayMarkers.flatMap(({ kind, count }) => Array.from({ length: count }, () => oneOf(RAILWAY_MARKERS, kind))),
    accidents: edition.accidentMarkers.map((id) => oneOf(ACCIDENTS, id)),
    places: placesOf(
      villages.map(({ id }) => id),
      stations.map(({ id }) => id),
      aboveGround,
    ),
    aboveGround,
    prices: {
      engineer: pairOf(edition.prices.engineer),
      settlement: pairOf(edition.prices.settlement),
      steamEngine: pairOf(edition.prices.steamEngine),
    },
  };
}

type Figures = { name: string; field: FieldId; round: number; income: number; bonus: string | null };

function mineFigures({ name, field, round, income, bonus }: Figures): Pick<Mine, "name" | "field" | "round" | "income" | "bonus"> {
  return { name, field, round, income, bonus: bonus === null ? null : oneOf(["cart", "secondMiner"] as const, bonus) };
}

/** A line without VP for so many players is not in play. */
function linesOf(edition: Edition, seats: number, isStation: (id: StationId) => boolean): Line[] {
  return edition.lines.flatMap(({ id, stations, vp }) => {
    const points = vp[seats] ?? null;
    return points === null ? [] : [{ id, stations: stations.filter(isStation), vp: points }];
  });
}

function slotsOf(edition: Edition): SlotCard[] {
  return edition.slots.map(({ id, coinSecurable }) => ({
    id: oneOf(SLOTS, id),
    coinSecurable,
    predecessors: edition.slotArrows.flatMap(([from, to]) => (from !== undefined && to === id ? [oneOf(SLOTS, from)] : [])),
  }));
}

function placesOf(villages: readonly VillageId[], stations: readonly StationId[], aboveGround: AboveGround): Map<Place, PlaceCard> {
  const places = new Map<Place, PlaceCard>();
  for (const slot of SLOTS) places.set(`rescue:${slot}`, { kind: "rescue", slot });
  for (const name of aboveGround.minerSpaces) places.set(name, { kind: "space", name });
  for (const village of villages) places.set(`village:${village}`, { kind: "village", village });
  for (const station of stations) places.set(`station:${station}`, { kind: "station", station });
  places.set("supply", { kind: "supply" });
  return places;
}

function byId<Id, T extends { readonly id: Id }>(items: readonly T[]): Map<T["id"], T> {
  return new Map(items.map((item) => [item.id, item]));
}

function pairOf([before, after]: readonly number[]): [number, number] {
  return [given(before, "a price"), given(after, "a price that rose")];
}
