// The map sheet and the outlines on it, in the edition's units.
import type { FieldData } from "@pithead/game-kohle-und-kolonie/client";

export type Point = readonly [number, number];

/** How far the sheet goes beyond the edition's 1000 by 620. */
export const SHEET = { left: -26, top: -20, right: 1026, bottom: 640 } as const;

/** The ground holds what it names. */
export const SHEET_CLIP = "url(#kk-sheet)";

/** A field's outline; what lies at the edge of the land runs to the edge of the sheet. */
export function outlineOf({ polygon }: FieldData): string {
  return `M${corners(polygon)
    .map((corner) => stretched(corner).join(" "))
    .join("L")}Z`;
}

/** Of a field, as pairs. */
export function corners(polygon: readonly (readonly number[])[]): Point[] {
  return polygon.map(([x = 0, y = 0]) => [x, y]);
}

/** What lies at the edge of the land, at the edge of the sheet. */
export function stretched([x, y]: Point): Point {
  return [x <= 0 ? SHEET.left : x >= 1000 ? SHEET.right : x, y <= 0 ? SHEET.top : y >= 620 ? SHEET.bottom : y];
}
