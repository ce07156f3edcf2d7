// The shaft with its landings, and the cage that hangs in it.
import type { Color, Level } from "@pithead/game-coal-baron/client";
import { Fragment, createElement as h } from "react";
import type { Dress } from "../../pieces/dress.ts";
import { range } from "../../pieces/figures.ts";
import { Pips } from "../../pieces/pips.ts";
import { Use } from "../../pieces/use.ts";
import { ChangedRing } from "./changed-ring.ts";
import type { CubeName } from "./pit.ts";
import type { PitGeometry } from "./pit-geometry.ts";

const CAGE_SPOTS = 5;

/** Where the cage can stop. */
export const LANDING = { className: "pit__landing", fill: "#000", fillOpacity: 0.25 } as const;

interface ShaftProps {
  geometry: PitGeometry;
  landing: ((level: Color) => Dress) | undefined;
}

export function Shaft({ geometry, landing }: ShaftProps) {
  const { shaft, top, height, levels, tall } = geometry;
  const { x, width } = shaft;
  return h(
    Fragment,
    null,
    h("rect", { x, y: top - 8, width, height: height - top, fill: "var(--shaft)" }),
    h("path", {
      d: `M${x + 4} ${top}V${height - 8}M${x + width - 4} ${top}V${height - 8}`,
      stroke: "var(--wall-2)",
      strokeWidth: "8",
      strokeDasharray: "9 2",
    }),
    h("path", { d: `M${x + 14} ${top}V${height - 8}M${x + width - 14} ${top}V${height - 8}`, stroke: "var(--shaft-2)", strokeWidth: "3" }),
    levels.map(({ color, y }) => {
      const at = y + (tall ? 80 : 26);
      return h(
        "g",
        { key: color },
        h("path", { d: `M${x} ${at + 58}H${x + width}`, stroke: "var(--timber)", strokeWidth: "3" }),
        h(
          "g",
          landing?.(color).attributes ?? null,
          h("rect", {
            x: x + (tall ? 15 : 18),
            y: at + 3,
            width: width - (tall ? 30 : 36),
            height: "54",
            rx: "4",
            ...LANDING,
          }),
          h(LevelSign, { color, x: x + width / 2, y: at + 31 }),
        ),
      );
    }),
  );
}

/** A level's plate: its coal colour and pips. */
export function LevelSign({ color, x, y, small }: { color: Color; x: number; y: number; small?: boolean }) {
  const [wide, high] = small ? [20, 18] : [34, 28];
  return h(
    "g",
    { transform: `translate(${x} ${y})`, className: `coal-${color}` },
    h("rect", {
      x: -wide / 2,
      y: -high / 2,
      width: wide,
      height: high,
      rx: small ? 3 : 4,
      fill: "var(--c)",
      stroke: "#15110e",
      strokeWidth: small ? 1 : 1.5,
    }),
    h(Pips, { coal: color, d: small ? 4 : 6, r: small ? 2 : 3 }),
  );
}

interface CageProps {
  geometry: PitGeometry;
  at: Level;
  cubes: readonly Color[];
  cube: CubeName | undefined;
  isChanged: boolean | undefined;
}

/** Where the cage hangs, from the top of the drawing. */
function cageY(geometry: PitGeometry, at: Level): number {
  const level = geometry.levels.findIndex((candidate) => candidate.color === at);
  if (level < 0) return 6;
  return geometry.top + level * geometry.levelHeight + (geometry.tall ? 66 : 24);
}

export function Cage({ geometry, at, cubes, cube: nameOf, isChanged }: CageProps) {
  const { shaft, tall } = geometry;
  const [w, high] = [shaft.width - 22, tall ? 86 : 64];
  const size = w < 80 ? 21 : 22;
  return h(
    "g",
    {
      // It rides between the levels of one drawing. To the shaft of another it does not ride: that is where it stands.
      key: `${shaft.x} ${geometry.top} ${geometry.levelHeight}`,
      className: "pit__cage",
      style: { transform: `translate(${shaft.x + 11}px, ${cageY(geometry, at)}px)` },
    },
    h("path", { d: `M${w / 2} -500V2`, stroke: "#15110e", strokeWidth: "3" }),
    h("path", { d: `M${w / 2 - 1} -500V2`, stroke: "var(--steel-3)", strokeWidth: "1" }),
    h("path", { d: `M${w / 2 - 16} 8L${w / 2} -4L${w / 2 + 16} 8`, fill: "none", stroke: "#15110e", strokeWidth: "3" }),
    h(
      "g",
      // Without the ropes, which hang far above it.
      { "data-part": "cage" },
      h("rect", { x: "1", y: "6", width: w - 2, height: high - 8, rx: "2", fill: "#221d19", stroke: "var(--outline)", strokeWidth: "2" }),
      h("path", { d: `M1 8H${w - 1}`, stroke: "var(--brass)", strokeWidth: "4" }),
      h("path", { d: `M1 ${high - 3}H${w - 1}`, stroke: "var(--steel)", strokeWidth: "4" }),
      h("path", { d: `M3 8V${high - 3}M${w - 3} 8V${high - 3}`, stroke: "var(--steel)", strokeWidth: "3" }),
    ),
    range(CAGE_SPOTS).map((place) => {
      const [x, y] = cageSpot(place, w, size);
      const cube = cubes[place];
      return cube
        ? h(
            "g",
            { key: place, "data-drag": nameOf?.(cube, "cage") },
            h("rect", { x: x - 1.5, y: y - 1, width: size + 3, height: size + 2, fill: "transparent" }),
            h(Use, { id: `c-${cube}`, x, y, width: size, height: size }),
          )
        : h("g", { key: place, color: "var(--on-iron-2)" }, h(Use, { id: "s-free", x, y, width: size, height: size }));
    }),
    isChanged && h(ChangedRing, { x: 0, y: 4, width: w, height: high - 3 }),
  );
}

/** Five spots: 3 + 2 in a wide cage, 2 + 2 + 1 in a narrow one. */
function cageSpot(place: number, width: number, size: number): readonly [number, number] {
  const perRow = width < 80 ? 2 : 3;
  const row = Math.floor(place / perRow);
  const inRow = Math.min(perRow, CAGE_SPOTS - row * perRow);
  const column = place - row * perRow;
  return [width / 2 + (column - (inRow - 1) / 2) * (size + 3) - size / 2, 13 + row * (size + 1)];
}
