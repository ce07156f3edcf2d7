// Curves and outlines of the map sheet, in the edition's units.
import type { FieldData } from "@pithead/game-kohle-und-kolonie/client";
import { round } from "../../pieces/figures.ts";

export type Point = readonly [number, number];

/** How far the sheet goes beyond the edition's 1000 by 620. */
export const SHEET = { left: -26, top: -20, right: 1026, bottom: 640 } as const;

/** A Catmull-Rom curve through all points, so that railways and rivers run like railways and rivers. */
export function curveThrough(points: readonly Point[]): string {
  return points
    .map((here, index) => {
      const before = points[index - 1];
      if (before === undefined) return `M${here[0]} ${here[1]}`;
      const start = points[index - 2] ?? before;
      const end = points[index + 1] ?? here;
      const first = [round(before[0] + (here[0] - start[0]) / 6), round(before[1] + (here[1] - start[1]) / 6)];
      const second = [round(here[0] - (end[0] - before[0]) / 6), round(here[1] - (end[1] - before[1]) / 6)];
      return `C${first.join(" ")} ${second.join(" ")} ${here[0]} ${here[1]}`;
    })
    .join("");
}

/** A field's outline; what lies at the edge of the land runs to the edge of the sheet. */
export function outlineOf({ polygon }: FieldData): string {
  return `M${corners(polygon)
    .map((corner) => stretched(corner).join(" "))
    .join("L")}Z`;
}

/** The sides where fields of two towns meet. */
export function townBorders(fields: readonly FieldData[]): string {
  const towns = new Map<string, string>();
  const borders: string[] = [];
  for (const { town, polygon } of fields) {
    const points = corners(polygon);
    points.forEach((from, index) => {
      const to = points[(index + 1) % points.length] ?? from;
      const side = [from.join(), to.join()].toSorted().join(" ");
      const other = towns.get(side);
      if (other === undefined) towns.set(side, town);
      else if (other !== town) borders.push(`M${stretched(from).join(" ")}L${stretched(to).join(" ")}`);
    });
  }
  return borders.join("");
}

function corners(polygon: readonly (readonly number[])[]): Point[] {
  return polygon.map(([x = 0, y = 0]) => [x, y]);
}

function stretched([x, y]: Point): Point {
  return [x <= 0 ? SHEET.left : x >= 1000 ? SHEET.right : x, y <= 0 ? SHEET.top : y >= 620 ? SHEET.bottom : y];
}
