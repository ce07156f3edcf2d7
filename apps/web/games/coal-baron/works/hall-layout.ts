// How wide each hall of the works stands, for every number of players: halls have fewer or more spaces, never empty ones.
import type { Position, SpaceCard } from "@pithead/game-coal-baron/client";
import { openSpaces } from "@pithead/game-coal-baron/client";

export const HALLS = ["factory", "orders", "money", "mining", "delivery"] as const;
export type Hall = (typeof HALLS)[number];
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

function hallOf(space: SpaceCard): Hall {
  switch (space.kind) {
    case "factory":
      return "factory";
    case "draw":
      return space.of === "tiles" ? "factory" : "orders";
    case "order":
      return "orders";
    case "money":
    case "bank":
      return "money";
    case "mining":
      return "mining";
    case "delivery":
      return "delivery";
  }
}

/** The open spaces of each hall, in the order they stand in. */
export function spacesByHall(position: Position): Record<Hall, SpaceCard[]> {
  const halls: Record<Hall, SpaceCard[]> = { factory: [], orders: [], money: [], mining: [], delivery: [] };
  for (const space of openSpaces(position.players.length)) halls[hallOf(space)].push(space);
  // Draws stand after the spaces that lie open.
  for (const hall of HALLS)
    halls[hall].sort((a, b) => Number(a.kind === "draw" || a.kind === "bank") - Number(b.kind === "draw" || b.kind === "bank"));
  return halls;
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
