// How wide each hall of the works stands, for every number of players: halls have fewer or more spaces, never empty ones.
import type { Hall } from "@pithead/drawings/coal-baron";

export type Building = Hall | "canteen";

/** Columns of the grid that all rows of buildings share. */
export const GRID = 240;
const GAP = 3;

/** Width one worker space wants, in pixels on a desk; the canteen as a whole. */
const UNIT: Record<Building, number> = { factory: 79.5, orders: 85.6, money: 75, mining: 81.3, delivery: 85.5, canteen: 154 };

const DESK_ROWS: readonly (readonly Building[])[] = [
  ["factory", "orders"],
  ["money", "mining", "delivery", "canteen"],
];
const TABLET_ROWS: readonly (readonly Building[])[] = [["factory"], ["orders", "delivery"], ["money", "mining", "canteen"]];

export interface BuildingPlace {
  row: number;
  /** First grid column, from 1. */
  column: number;
  span: number;
}

export interface WorksLayout {
  desk: Record<Building, BuildingPlace>;
  tablet: Record<Building, BuildingPlace>;
}

export function worksLayout(counts: Record<Hall, number>): WorksLayout {
  return { desk: placed(DESK_ROWS, counts), tablet: placed(TABLET_ROWS, counts) };
}

function placed(rows: readonly (readonly Building[])[], counts: Record<Hall, number>): Record<Building, BuildingPlace> {
  const nowhere = { row: 1, column: 1, span: GRID };
  const places: Record<Building, BuildingPlace> = {
    factory: nowhere,
    orders: nowhere,
    money: nowhere,
    mining: nowhere,
    delivery: nowhere,
    canteen: nowhere,
  };
  rows.forEach((buildings, index) => {
    const wanted = buildings.map((building) => UNIT[building] * (building === "canteen" ? 1 : counts[building]));
    const spans = shares(wanted, GRID - GAP * (buildings.length - 1));
    let column = 1;
    buildings.forEach((building, place) => {
      const span = spans[place] ?? 0;
      places[building] = { row: index + 1, column, span };
      column += span + GAP;
    });
  });
  return places;
}

/** Whole shares of `total`, as `wanted` are to each other; together exactly `total`. */
function shares(wanted: readonly number[], total: number): number[] {
  const sum = wanted.reduce((a, b) => a + b, 0);
  let before = 0;
  let given = 0;
  return wanted.map((part) => {
    before += part;
    const upTo = Math.round((before / sum) * total);
    const share = upTo - given;
    given = upTo;
    return share;
  });
}
