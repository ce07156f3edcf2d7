// How railways and the river run.
import { round } from "../../pieces/figures.ts";
import type { Point } from "./curves.ts";

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
