// Every piece by the name it is drawn with, and its box: whoever draws it needs to know no size.
import type { Vehicle } from "@pithead/game-coal-baron/client";
import type { Accident, BonusMarker, RailwayMarker } from "@pithead/game-kohle-und-kolonie/client";
import type { Coal } from "./pips.ts";
import type { SeatMarkName } from "./seats.ts";

/** A symbol on the sheets: its kind, and after a hyphen which of that kind. Workers of Coal Baron are the miners of Kohle & Kolonie. */
export type PieceId =
  | `w-${SeatMarkName | "ghost" | "local"}`
  | `e-${SeatMarkName}`
  | `h-${SeatMarkName}`
  | `c-${Coal}`
  | `s-${Coal | "free"}`
  | `v-${Vehicle}`
  | `bm-${BonusMarker}`
  | `rm-${RailwayMarker | "hidden"}`
  | `ac-${Accident | "hidden"}`
  | "cart"
  | "coin"
  | "extra"
  | "helmet"
  | "lantern"
  | "lantern-off"
  | "pair"
  | "penny"
  | "steam"
  | "syndicate"
  | "vp";

type KindOf<Id extends string> = Id extends `${infer Kind}-${string}` ? Kind : Id;

/** What comes before the hyphen: all of a kind have one box. */
export type PieceKind = KindOf<PieceId>;

type Size = readonly [width: number, height: number];

const SIZES: Record<PieceKind, Size> = {
  w: [24, 32],
  e: [24, 34],
  h: [30, 28],
  c: [22, 22],
  s: [22, 22],
  v: [64, 44],
  bm: [26, 26],
  rm: [26, 26],
  ac: [26, 26],
  cart: [44, 30],
  coin: [20, 20],
  extra: [26, 26],
  helmet: [20, 16],
  lantern: [14, 22],
  pair: [30, 26],
  penny: [20, 20],
  steam: [34, 28],
  syndicate: [26, 26],
  vp: [22, 22],
};

const sizes: Readonly<Record<string, Size>> = SIZES;

export function kindOf(id: string): string {
  return id.split("-", 1)[0] ?? id;
}

/** Width and height of a piece's own units. */
export function sizeOf(id: PieceId): Size {
  return sizes[kindOf(id)] ?? [0, 0];
}

/** The `viewBox` of a piece. */
export function boxOf(id: PieceId): string {
  return `0 0 ${sizeOf(id).join(" ")}`;
}

/** Name and box of the `symbol` that draws a piece. */
export function symbolOf(id: PieceId): { id: PieceId; viewBox: string } {
  return { id, viewBox: boxOf(id) };
}
