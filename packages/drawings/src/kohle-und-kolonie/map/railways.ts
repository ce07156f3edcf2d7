// The lines in play: each railway has its own beat of sleepers besides its colour.
import type { Components } from "@pithead/game-kohle-und-kolonie/client";
import { createElement as h, memo } from "react";
import { curveThrough } from "./courses.ts";
import type { Point } from "./curves.ts";

/** How a line is told from the others without its colour; one without a beat of its own is drawn through. */
const BEAT: { readonly [line: string]: { readonly strokeDasharray: string; readonly stroke?: string; readonly strokeWidth?: number } } = {
  yellow: { strokeDasharray: "1 14", strokeWidth: 4.2, stroke: "var(--outline)" },
  brown: { strokeDasharray: "8 8" },
  green: { strokeDasharray: "2 6" },
};

export const Railways = memo(function Railways({ components }: { components: Components }) {
  return components.edition.lines.map((line) => {
    const isInPlay = components.lines.some(({ id }) => id === line.id);
    const points = line.path.flatMap((stop) => pointOf(components, stop));
    if (!isInPlay || points.length < 2) return null;
    const course = curveThrough(points);
    return h(
      "g",
      { key: line.id, className: `rail--${line.id}`, fill: "none" },
      h("path", { d: course, stroke: "var(--outline)", strokeWidth: 6.5, opacity: 0.85 }),
      h("path", { d: course, stroke: "var(--rc)", strokeWidth: 4.2 }),
      h("path", { d: course, stroke: "var(--on-seal)", strokeWidth: 1.8, ...BEAT[line.id] }),
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
