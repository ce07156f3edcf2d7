// The tables of Coal Baron's rules page, read from the components.
import {
  type ClockElement,
  COLORS,
  type Color,
  ELEMENTS_PER_SHIFT,
  SHIFT_CLOCK,
  startingGoodsFor,
  TILE_CARDS,
  type Vehicle,
} from "@pithead/game-coal-baron/client";
import type { FigureTable } from "../text.ts";

/** The words in the tables, in one language. */
export interface CoalBaronNames {
  readonly players: string;
  readonly workers: string;
  readonly marks: string;
  readonly draft: string;
  readonly tile: string;
  readonly oneCart: string;
  readonly twoCarts: string;
  readonly element: string;
  readonly shifts: string;
  readonly first: string;
  readonly second: string;
  readonly colors: { readonly [color in Color]: string };
  readonly vehicles: { readonly [vehicle in Vehicle]: string };
  readonly spots: (what: string) => string;
  readonly emptyCarts: (color: string) => string;
}

const SEATS = [2, 3, 4];
const SHIFT_NAMES = ["I", "II", "III"];

/** By the name of the figure in the text. */
export function coalBaronTables(names: CoalBaronNames): { readonly [figure: string]: FigureTable } {
  return {
    start: {
      head: [names.players, names.workers, names.marks, names.draft],
      rows: SEATS.map((seats) => {
        const { workers, marks, draft } = startingGoodsFor(seats);
        return [seats, workers, marks, draft];
      }),
    },
    tiles: {
      head: [names.tile, names.oneCart, names.twoCarts],
      rows: COLORS.map((color) => [names.colors[color], costOf(color, 1), costOf(color, 2)]),
    },
    clock: {
      head: [names.element, names.first, names.second, names.shifts],
      rows: SHIFT_CLOCK.map((element) => [elementName(names, element), element.first, element.second, shiftsOf(element)]),
    },
  };
}

function costOf(color: Color, carts: number): number {
  return TILE_CARDS.find((tile) => tile.color === color && tile.carts === carts)?.cost ?? 0;
}

function elementName(names: CoalBaronNames, element: ClockElement): string {
  if (element.of === "vehicle") return names.spots(names.vehicles[element.vehicle]);
  const color = names.colors[element.color];
  return element.counts === "empty-carts" ? names.emptyCarts(color) : names.spots(color);
}

/** The shifts after which an element is scored. */
function shiftsOf({ element }: ClockElement): string {
  return SHIFT_NAMES.filter((_, shift) => element <= (ELEMENTS_PER_SHIFT[shift] ?? 0)).join(", ");
}
