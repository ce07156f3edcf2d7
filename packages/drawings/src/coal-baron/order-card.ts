// An order: a delivery ticket. The vehicle above the perforation, the coal below, points in the seal. Cards stay paper at night.
import type { Color, Vehicle } from "@pithead/game-coal-baron/client";
import { Fragment, createElement as h } from "react";
import { customProperties } from "../pieces/custom-properties.ts";
import type { Dress } from "../pieces/dress.ts";
import { range } from "../pieces/figures.ts";
import { Use } from "../pieces/use.ts";
import { inform } from "../pieces/voices.ts";
import { StepNumber } from "./tile.ts";

const TINT: Record<Vehicle, string> = { barrow: "#d9a877", carriage: "#a9bf90", truck: "#97b6cf", engine: "#d79a86" };

interface SpotDrawing {
  color: Color;
  /** What lies on the spot: nothing, one cube of its colour, or any two. */
  cubes: readonly Color[];
  /** The number of the work step that filled it. */
  step?: number | undefined;
  /** What a page adds to it while it may be filled. */
  dress?: Dress | undefined;
}

interface OrderCardProps {
  vehicle: Vehicle;
  vp: number;
  spots: readonly SpotDrawing[];
  /** What it is in words; absent where words beside it say so. */
  label?: string | undefined;
  /** A word stamped across the coal: the order is complete. */
  stamp?: string | undefined;
}

export function OrderCard({ vehicle, vp, spots, label, stamp }: OrderCardProps) {
  const size = spots.length > 3 ? 18 : 20;
  const gap = spots.length > 3 ? 1.5 : 3;
  const left = 42 - (spots.length * size + (spots.length - 1) * gap) / 2;
  const role = spots.some((spot) => spot.dress) ? "group" : "img";
  return h(
    "svg",
    { className: "order", viewBox: "0 0 84 88", role, "aria-label": label, "aria-hidden": label === undefined },
    h("path", {
      d: "M3 1H81a2 2 0 0 1 2 2V46a4 4 0 0 0 0 8V85a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V54a4 4 0 0 0 0-8V3a2 2 0 0 1 2-2Z",
      fill: "var(--card)",
      stroke: "var(--outline)",
      strokeWidth: "1.2",
    }),
    h("path", { d: "M2 2H82V45.5H2Z", fill: TINT[vehicle] }),
    h("path", { d: "M2 39H82V45.5H2Z", fill: "#000", opacity: ".16" }),
    h("path", { d: "M6 50H78", stroke: "#000", strokeOpacity: ".35", strokeWidth: "1.2", strokeDasharray: "2 3" }),
    h(Use, { id: `v-${vehicle}`, x: 5, y: 4, width: 58, height: 40 }),
    h(Use, { id: "vp", x: 58, y: 1.5, width: 25, height: 25 }),
    h("text", { x: "70.5", y: "18.6", ...inform(15, 800), fill: "var(--on-seal)", textAnchor: "middle" }, vp),
    h(
      "g",
      { style: customProperties({ "--spot-pip": "var(--card-ink)" }) },
      range(spots.length).map((place) => h(Spot, { key: place, spot: spots[place], x: left + place * (size + gap), size })),
    ),
    stamp !== undefined &&
      h(
        "g",
        null,
        h("rect", {
          x: "8",
          y: "78",
          width: "68",
          height: "9",
          rx: "2",
          fill: "var(--card)",
          stroke: "var(--card-gain)",
          strokeWidth: 1.2,
        }),
        h("text", { x: "42", y: "85", ...inform(7, 800), fill: "var(--card-gain)", textAnchor: "middle", letterSpacing: "0.04em" }, stamp),
      ),
  );
}

function Spot({ spot, x, size }: { spot: SpotDrawing | undefined; x: number; size: number }) {
  if (!spot) return null;
  const { color, cubes, step, dress } = spot;
  const [one, two] = cubes;
  const drawing = h(
    Fragment,
    null,
    one === undefined || two !== undefined
      ? h(Use, { id: `s-${color}`, x, y: 57, width: size, height: size })
      : h(Use, { id: `c-${one}`, x, y: 57, width: size, height: size }),
    one !== undefined &&
      two !== undefined &&
      h(
        Fragment,
        null,
        h(Use, { id: `c-${one}`, x, y: 57, width: size * 0.62, height: size * 0.62 }),
        h(Use, { id: `c-${two}`, x: x + size * 0.38, y: 57 + size * 0.38, width: size * 0.62, height: size * 0.62 }),
      ),
    dress?.lit && h("rect", { x: x - 1.5, y: "55.5", width: size + 3, height: size + 3, rx: "3", className: "lit-rect" }),
    step !== undefined && h("g", { transform: `translate(${x + size} 56) scale(.72)` }, h(StepNumber, { n: step, y: 0 })),
  );
  if (!dress) return drawing;
  return h("g", dress.attributes, h("rect", { x: x - 2, y: "51", width: size + 4, height: "34", fill: "transparent" }), drawing);
}
