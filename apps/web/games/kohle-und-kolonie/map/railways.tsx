// The lines in play: each railway has its own beat of sleepers besides its colour.
import type { Components } from "@pithead/game-kohle-und-kolonie/client";
import { memo } from "react";
import { curveThrough, type Point } from "./curves.ts";

export const Railways = memo(function Railways({ components }: { components: Components }) {
  return components.edition.lines.map((line) => {
    const isInPlay = components.lines.some(({ id }) => id === line.id);
    const points = line.path.flatMap((stop) => pointOf(components, stop));
    if (!isInPlay || points.length < 2) return null;
    const course = curveThrough(points);
    return (
      <g key={line.id} className={`rail rail--${line.id}`}>
        <path d={course} className="rail__case" />
        <path d={course} className="rail__line" />
        <path d={course} className="rail__beat" />
      </g>
    );
  });
});

/** A stop of a line's path, `v:` a village, `s:` a station; nothing for those that are not in play. */
function pointOf({ edition, villages, stations }: Components, stop: string): Point[] {
  const id = stop.slice(2);
  if (!(stop.startsWith("v:") ? villages.has(id) : stations.has(id))) return [];
  const found = (stop.startsWith("v:") ? edition.villages : edition.stations).find((place) => place.id === id);
  return found ? [[found.x, found.y]] : [];
}
