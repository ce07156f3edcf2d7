// The rock of a pit: strata, coal seams that run on through it, the yard at the surface. Scenery: no outline, seeded noise.
import type { Color } from "@pithead/game-coal-baron/client";
import { Fragment, createElement as h, memo } from "react";
import { range, round } from "../../pieces/figures.ts";
import { noise } from "../../pieces/noise.ts";

type Random = () => number;

type Point = readonly [number, number];

const COLORS = ["yellow", "brown", "gray", "black"] as const satisfies readonly Color[];

interface RockProps {
  width: number;
  height: number;
  top: number;
  levelHeight: number;
  /** Two seams a level: one for each side's gallery. */
  tall: boolean;
  shaftX: number;
  shaftWidth: number;
}

/** Everything behind galleries and cage. Drawn anew only when the pit's size changes. */
export const Rock = memo(function Rock(props: RockProps) {
  const { width, height, top, levelHeight, tall } = props;
  return h(
    Fragment,
    null,
    h(Yard, { ...props, seed: 7 }),
    COLORS.map((color, index) => {
      const y = top + index * levelHeight;
      return h(
        "g",
        { key: color },
        h(Stratum, { width, y, height: levelHeight, index, seed: 11 + index }),
        h(Seam, { width, y: y + 26, color, seed: 21 + index }),
        tall && h(Seam, { width, y: y + 90, color, seed: 31 + index }),
      );
    }),
    h("rect", { y: height - 10, width, height: "10", fill: "var(--rock-4)" }),
    !tall && h(Fern, { x: width - 62, y: top + levelHeight * 3 + 22 }),
  );
});

function Yard({
  width,
  top,
  shaftX,
  shaftWidth,
  seed,
}: RockProps & {
  seed: number;
}) {
  const random = noise(seed);
  return h(
    Fragment,
    null,
    h("rect", { width, height: top - 6, fill: "var(--stone)" }),
    h("path", { d: `${line(ragged(width, top - 8, 2, 38, random))}V${top + 4}H0Z`, fill: "var(--soil)" }),
    h("rect", { y: top - 12, width, height: "6", fill: "var(--grass)" }),
    h("path", {
      d: `M0 10H${width}M0 24H${width}M0 38H${width}M0 52H${width}`,
      stroke: "#000",
      strokeOpacity: ".07",
      strokeWidth: "1.5",
      strokeDasharray: "22 3",
    }),
    h("rect", { x: shaftX - 5, width: shaftWidth + 10, height: top, fill: "var(--wall-2)" }),
    h("rect", { x: shaftX + 3, width: shaftWidth - 6, height: top, fill: "var(--shaft)" }),
  );
}

interface StratumProps {
  width: number;
  y: number;
  height: number;
  /** Of the level, the highest first; levels deeper than the last are of its rock. */
  index: number;
  seed: number;
}

/** One layer of rock, its upper edge ragged. */
export function Stratum({ width, y, height, index, seed }: StratumProps) {
  const random = noise(seed);
  const edge = ragged(width, y, 4, 38, random);
  const bits = range(width / 46)
    .map(() => {
      const [x, at, length] = [random() * width, y + 6 + random() * (height - 16), 10 + random() * 26];
      return `M${Math.round(x)} ${Math.round(at)}l${Math.round(length)} ${round(random() * 4 - 2)}`;
    })
    .join("");
  return h(
    Fragment,
    null,
    h("path", { d: `${line(edge)}V${y + height + 6}H0Z`, fill: `var(--rock-${Math.min(index + 1, COLORS.length)})` }),
    h("path", { d: bits, stroke: "#000", strokeOpacity: ".13", strokeWidth: "2.5", strokeLinecap: "round" }),
  );
}

/** It runs on through the rock, so that a level's colour shows where nobody has dug yet. */
function Seam({ width, y, color, seed }: { width: number; y: number; color: Color; seed: number }) {
  const random = noise(seed);
  const above = ragged(width, y, 1.5, 60, random);
  const below = ragged(width, y + 10, 1.5, 52, random).reverse();
  return h(
    Fragment,
    null,
    h("path", { className: `coal-${color}`, d: `${line(above)}${below.map(([x, at]) => `L${x} ${at}`).join("")}Z`, fill: "var(--c)" }),
    h("path", {
      d: line(ragged(width, y + 4, 1.5, 44, random)),
      fill: "none",
      stroke: "#000",
      strokeOpacity: ".22",
      strokeWidth: "1.5",
      strokeDasharray: "14 9",
    }),
  );
}

/** A fossil fern, where there is room for one. */
export function Fern({ x, y }: { x: number; y: number }) {
  const leaves = range(8).map(
    (k) =>
      `M${round(3.6 - Math.abs(k - 3) * 0.5)} ${round(30 - k * 4.6)}q-8-1-${14 - k}-7M${round(3.6 - Math.abs(k - 3) * 0.5)} ${round(30 - k * 4.6)}q8 0 ${14 - k}-6`,
  );
  return h(
    "g",
    { transform: `translate(${x} ${y}) rotate(-18)`, stroke: "#000", strokeOpacity: ".28", strokeWidth: "1.8", fill: "none" },
    h("path", { d: `M0 34Q8 14 0-6${leaves.join("")}` }),
  );
}

/** The edge of solid rock: a ragged line across the drawing around `y`. */
function ragged(width: number, y: number, swing: number, step: number, random: Random): Point[] {
  const points: Point[] = [[0, y]];
  for (let x = step; x < width; x += step) points.push([x, round(y + (random() - 0.5) * swing * 2)]);
  points.push([width, y]);
  return points;
}

function line(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index ? "L" : "M"}${x} ${y}`).join("");
}
