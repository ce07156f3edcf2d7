// The components of one edition for one number of players, as typed tables with their indexes; built once each.
import type { AboveGround } from "./components-above-ground.ts";
import { buildComponents } from "./components-building.ts";
import { given } from "./components-reading.ts";
import type { Edition } from "./edition.ts";
import { DEFAULT_EDITION, editionNamed } from "./editions.ts";
import type { Options, Position } from "./state.ts";
import type { Accident, BonusMarker, FieldId, MineId, Place, Priced, RailwayMarker, Slot, StationId, VillageId } from "./vocabulary.ts";

/** A small, single or large mine. The cost of a large one is what its field's small mines cost together (§6.0). */
export interface Mine {
  readonly id: MineId;
  readonly kind: "small" | "single" | "large";
  readonly name: string;
  readonly field: FieldId;
  readonly round: number;
  readonly cost: number;
  readonly income: number;
  readonly bonus: "cart" | "secondMiner" | null;
  /** What the owner gets at once: 0 for small mines. */
  readonly vp: number;
}

/** A mine that is bought as a card: a small or a single one. */
export interface MineCard extends Mine {
  readonly id: number;
  readonly kind: "small" | "single";
}

export interface Field {
  readonly id: FieldId;
  /** The villages in play that border it. */
  readonly villages: readonly VillageId[];
  /** Empty for the field of a single mine. */
  readonly smallMines: readonly MineCard[];
}

export interface Village {
  readonly id: VillageId;
  readonly places: number;
  /** The stations in play that it is joined to. */
  readonly stations: readonly StationId[];
  readonly fields: readonly FieldId[];
}

export interface Station {
  readonly id: StationId;
  readonly neighbors: readonly StationId[];
}

export interface Line {
  readonly id: string;
  /** Those in play. */
  readonly stations: readonly StationId[];
  readonly vp: number;
}

export interface SlotCard {
  readonly id: Slot;
  readonly coinSecurable: boolean;
  /** Empty for the slot where every tableau begins. */
  readonly predecessors: readonly Slot[];
}

export interface BonusCard {
  readonly id: BonusMarker;
  readonly cost: number;
  readonly fromRound: number;
}

/** What a place for own miners is. */
export type PlaceCard =
  | { readonly kind: "rescue"; readonly slot: Slot }
  | { readonly kind: "space"; readonly name: string }
  | { readonly kind: "village"; readonly village: VillageId }
  | { readonly kind: "station"; readonly station: StationId }
  | { readonly kind: "supply" };

export interface Components {
  readonly edition: Edition;
  readonly seats: number;
  readonly mines: ReadonlyMap<MineId, Mine>;
  /** Small and single mines in play, by ascending number. */
  readonly mineCards: readonly MineCard[];
  readonly fields: ReadonlyMap<FieldId, Field>;
  readonly villages: ReadonlyMap<VillageId, Village>;
  readonly stations: ReadonlyMap<StationId, Station>;
  readonly lines: readonly Line[];
  readonly slots: ReadonlyMap<Slot, SlotCard>;
  /** By round: the fields of its large mines in play, in the data's order. */
  readonly consolidations: ReadonlyMap<number, readonly FieldId[]>;
  /** In the order they lie on spaces 1–7 at the start. */
  readonly bonusMarkers: readonly BonusCard[];
  /** All railway markers, also those that stay in the box in a game of three. */
  readonly railwayMarkers: readonly RailwayMarker[];
  readonly accidents: readonly Accident[];
  readonly places: ReadonlyMap<Place, PlaceCard>;
  readonly aboveGround: AboveGround;
  /** Before and after the rise. */
  readonly prices: { readonly [what in Priced]: readonly [number, number] };
}

/** By edition, then by number of players. */
const built = new Map<string, Components[]>();

/** @throws RangeError for an edition that nobody gave in. */
export function componentsFor({ edition = DEFAULT_EDITION }: Options, seats: number): Components {
  const known = built.get(edition)?.[seats];
  if (known !== undefined) return known;
  const components = buildComponents(editionNamed(edition), seats);
  const bySeats = built.get(edition) ?? [];
  bySeats[seats] = components;
  built.set(edition, bySeats);
  return components;
}

/** The components of a running game. */
export function componentsOf(position: Pick<Position, "options" | "players">): Components {
  return componentsFor(position.options, position.players.length);
}

export function mineOf(components: Components, id: MineId): Mine {
  return given(components.mines.get(id), `mine ${id}`);
}

export function fieldOf(components: Components, id: FieldId): Field {
  return given(components.fields.get(id), `field ${id}`);
}

export function villageOf(components: Components, id: VillageId): Village {
  return given(components.villages.get(id), `village ${id}`);
}

export function slotCard(components: Components, id: Slot): SlotCard {
  return given(components.slots.get(id), `slot ${id}`);
}

export function bonusCard(components: Components, id: BonusMarker): BonusCard {
  return given(
    components.bonusMarkers.find((marker) => marker.id === id),
    `bonus marker ${id}`,
  );
}

/** The stations of the whole edition in the data's order: the railway markers are dealt to them all (§7.0). */
export function allStations(components: Components): StationId[] {
  return components.edition.stations.map(({ id }) => id);
}
