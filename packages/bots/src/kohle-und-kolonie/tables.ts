// What the evaluation looks up all the time, as numbered tables; built once for each edition and number of players.
import type { Components, FieldId, MineId, Place, StationId, VillageId } from "@pithead/game-kohle-und-kolonie/client";

/** A mine as the evaluation needs it. */
interface MineRow {
  readonly field: number;
  readonly cost: number;
  readonly income: number;
  /** 1 with a cart symbol. */
  readonly carts: number;
  readonly vp: number;
  readonly isSmall: boolean;
}

/** A field by its number. */
export interface FieldRow {
  readonly id: FieldId;
  readonly villages: readonly VillageId[];
  readonly smallMines: readonly { readonly id: number; readonly cost: number; readonly round: number }[];
  /** The round in which its small mines are consolidated; after the last round for the field of a single mine. */
  readonly consolidatedIn: number;
  readonly large: MineRow | undefined;
}

interface LineRow {
  readonly stations: readonly { readonly id: StationId; readonly place: Place }[];
  readonly vp: number;
}

/** A village: where its miners stand, where they can go by rail, and the numbers of its fields. */
interface VillageRow {
  readonly place: Place;
  readonly stations: readonly Place[];
  readonly fields: readonly number[];
}

export interface Tables {
  readonly components: Components;
  readonly rounds: number;
  readonly mines: ReadonlyMap<MineId, MineRow>;
  readonly fields: readonly FieldRow[];
  /** By round: how many cards of each field come later, and their costs. */
  readonly laterCards: readonly { readonly counts: readonly number[]; readonly costs: readonly number[] }[];
  readonly fieldNumbers: ReadonlyMap<FieldId, number>;
  readonly lines: readonly LineRow[];
  readonly villages: ReadonlyMap<VillageId, VillageRow>;
  /** Final VP by number of engines. */
  readonly engineVp: readonly number[];
  /** VP lost by round when an own stone is drawn. */
  readonly accidentVp: readonly number[];
}

const NEVER = 99;
const built = new WeakMap<Components, Tables>();

/** The tables of components, which are themselves built once. */
export function tablesFor(components: Components): Tables {
  const known = built.get(components);
  if (known !== undefined) return known;
  const tables = buildTables(components);
  built.set(components, tables);
  return tables;
}

function buildTables(components: Components): Tables {
  const fieldNumbers = new Map([...components.fields.keys()].map((id, index) => [id, index]));
  const mines = new Map<MineId, MineRow>();
  for (const { id, kind, field, cost, income, bonus, vp } of components.mines.values())
    mines.set(id, { field: fieldNumbers.get(field) ?? 0, cost, income, carts: bonus === "cart" ? 1 : 0, vp, isSmall: kind === "small" });
  const fields = [...components.fields.values()].map(
    ({ id, villages, smallMines }): FieldRow => ({
      id,
      villages,
      smallMines: smallMines.map((card) => ({ id: card.id, cost: card.cost, round: card.round })),
      consolidatedIn: smallMines.length === 0 ? NEVER : (components.mines.get(id)?.round ?? NEVER),
      large: smallMines.length === 0 ? undefined : mines.get(id),
    }),
  );
  const { edition } = components;
  return {
    components,
    rounds: edition.rounds,
    mines,
    fields,
    laterCards: Array.from({ length: edition.rounds + 1 }, (_, round) => {
      const later = fields.map(({ smallMines }) => smallMines.filter((card) => card.round > round));
      return { counts: later.map((cards) => cards.length), costs: later.map((cards) => cards.reduce((sum, { cost }) => sum + cost, 0)) };
    }),
    fieldNumbers,
    lines: components.lines.map(({ stations, vp }) => ({ stations: stations.map((id) => ({ id, place: stationPlace(id) })), vp })),
    villages: new Map(
      [...components.villages.values()].map(({ id, stations, fields: bordering }) => [
        id,
        {
          place: `village:${id}`,
          stations: stations.map(stationPlace),
          fields: bordering.flatMap((field) => fieldNumbers.get(field) ?? []),
        },
      ]),
    ),
    engineVp: edition.final.steamEngines,
    accidentVp: edition.accident.minusPoints,
  };
}

function stationPlace(station: StationId): Place {
  return `station:${station}`;
}
