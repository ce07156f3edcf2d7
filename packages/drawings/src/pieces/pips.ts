// Pips of a coal colour: 1 yellow, 2 brown, 3 gray, 4 black = depth of its level = price of its cart.
import { createElement as h } from "react";

export const COALS = ["yellow", "brown", "gray", "black"] as const;

export type Coal = (typeof COALS)[number];

const PLACES: Record<Coal, readonly (readonly [number, number])[]> = {
  yellow: [[0, 0]],
  brown: [
    [-1, -1],
    [1, 1],
  ],
  gray: [
    [-1, 1],
    [0, -1],
    [1, 1],
  ],
  black: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
};

/** As on a die, `d` from the middle. */
export function Pips({ coal, d, r, fill = "var(--cp)" }: { coal: Coal; d: number; r: number; fill?: string }) {
  return PLACES[coal].map(([x, y]) => h("circle", { key: `${x} ${y}`, cx: x * d, cy: y * d, r, fill }));
}

/** In a row, as on a seam. */
export function PipRow({ coal, d, r }: { coal: Coal; d: number; r: number }) {
  const last = COALS.indexOf(coal);
  return PLACES[coal].map(([x, y], index) => h("circle", { key: `${x} ${y}`, cx: (index - last / 2) * d, r, fill: "var(--cp)" }));
}
