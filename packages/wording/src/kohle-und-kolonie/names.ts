// Proper names: of rounds, and out of a table's edition of mines, fields, villages, stations, lines. They are the same in every language.
import {
  DEFAULT_EDITION,
  type Edition,
  editionNamed,
  editionNames,
  type FieldId,
  ROMAN,
  type StationId,
  type VillageId,
} from "@pithead/game-kohle-und-kolonie/client";
import type { Name } from "../phrase.ts";

/** The edition of a table; where it is unknown here, the one that comes with the game. */
export function editionOf(options: object): Edition {
  const wanted = "edition" in options ? options.edition : undefined;
  return editionNamed(editionNames().find((name) => name === wanted) ?? DEFAULT_EDITION);
}

/** "III", as on the cards and the board. */
export function roundName(round: number): Name {
  return { name: ROMAN[round] ?? String(round) };
}

/** Of a small or single mine. */
export function mineName({ smallMines, singleMines }: Edition, number: number): Name {
  return { name: [...smallMines, ...singleMines].find((mine) => mine.number === number)?.name ?? "" };
}

export function largeMineName({ largeMines }: Edition, field: FieldId): Name {
  return { name: largeMines.find((mine) => mine.field === field)?.name ?? field };
}

export function fieldName({ fields }: Edition, field: FieldId): Name {
  return { name: fields.find(({ id }) => id === field)?.name ?? field };
}

export function villageName({ villages }: Edition, village: VillageId): Name {
  return { name: villages.find(({ id }) => id === village)?.name ?? village };
}

export function stationName({ stations }: Edition, station: StationId): Name {
  return { name: stations.find(({ id }) => id === station)?.name ?? station };
}

export function lineName({ lines }: Edition, line: string): Name {
  return { name: lines.find(({ id }) => id === line)?.railway ?? line };
}
