// Where two towns meet.
import type { FieldData } from "@pithead/game-kohle-und-kolonie/client";
import { corners, stretched } from "./curves.ts";

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
