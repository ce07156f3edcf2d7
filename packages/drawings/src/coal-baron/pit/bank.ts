// What stands at the surface beside the shaft: the private storage, the scales of the tunnel balance, the lantern of each side.
import type { Color, Side } from "@pithead/game-coal-baron/client";
import { Fragment, createElement as h } from "react";
import type { Dress } from "../../pieces/dress.ts";
import { Use } from "../../pieces/use.ts";
import { inform } from "../../pieces/voices.ts";
import { ChangedRing } from "./changed-ring.ts";
import type { CubeName } from "./pit.ts";

interface BunkerProps {
  cubes: readonly Color[];
  x: number;
  y: number;
  width: number;
  title: string | undefined;
  /** Written in it while it is empty. */
  nothing: string | undefined;
  dress: Dress | undefined;
  cube: CubeName | undefined;
  isChanged: boolean | undefined;
}

export function Bunker({ cubes, x, y, width: w, title, nothing, dress, cube: nameOf, isChanged }: BunkerProps) {
  const lit = dress?.lit === true;
  const gap = cubes.length > 1 ? Math.min(23, (w - 46) / (cubes.length - 1)) : 0;
  return h(
    Fragment,
    null,
    h("text", { x, y: y - 8, ...inform(13, 650), fill: "var(--yard-ink)" }, title),
    h(
      "g",
      {
        transform: `translate(${x} ${y})`,
        ...dress?.attributes,
        "data-part": "storage",
      },
      h("rect", { y: "-8", width: w, height: "50", fill: "transparent" }),
      h("rect", { width: w, height: "36", rx: "2", fill: "var(--timber-2)", stroke: "var(--outline)", strokeWidth: "1.5" }),
      h("path", { d: `M3 10H${w - 3}M3 19H${w - 3}M3 28H${w - 3}`, stroke: "var(--timber)", strokeWidth: "5" }),
      h("path", { d: `M6 1V35M${w - 6} 1V35`, stroke: "#3d2814", strokeWidth: "3.5" }),
      cubes.map((cube, index) =>
        h(
          "g",
          { key: placeKey(cubes, index), "data-drag": nameOf?.(cube, "storage") },
          h(Use, { id: `c-${cube}`, x: 12 + index * gap, y: 7, width: 22, height: 22 }),
        ),
      ),
      lit && h("rect", { x: "-3", y: "-3", width: w + 6, height: "42", rx: "4", className: "lit-rect" }),
      isChanged && h(ChangedRing, { x: -3, y: -3, width: w + 6, height: 42 }),
    ),
    cubes.length === 0 &&
      h("text", { x: x + w / 2, y: y + 23, ...inform(13), fill: "var(--on-rock)", textAnchor: "middle", pointerEvents: "none" }, nothing),
  );
}

/** Cubes of one colour are alike: each is told by its colour and how many of it come before. */
function placeKey(cubes: readonly Color[], index: number): string {
  const cube = cubes[index];
  return `${cube}-${cubes.slice(0, index).filter((other) => other === cube).length}`;
}

interface BalanceProps {
  x: number;
  y: number;
  light: number;
  dark: number;
  /** What the imbalance costs. */
  points: string | undefined;
  dress: Dress | undefined;
}

export function Balance({ x, y, light, dark, points, dress }: BalanceProps) {
  const tilt = Math.max(-2, Math.min(2, light - dark)) * 4.5;
  const pans = [
    { x: -44, tilt, count: light, ground: "var(--lit-2)", ink: "var(--card-ink)" },
    { x: 44, tilt: -tilt, count: dark, ground: "var(--dark-1)", ink: "var(--on-rock)" },
  ];
  return h(
    "g",
    { transform: `translate(${x} ${y})`, ...dress?.attributes },
    h("rect", { x: "-62", y: "-6", width: "124", height: "64", fill: "transparent" }),
    h("path", { d: "M-3 34 0 4 3 34ZM-14 34H14V38H-14Z", fill: "var(--steel-2)", stroke: "var(--outline)", strokeWidth: "1" }),
    h("path", { d: `M-44 ${8 + tilt}L44 ${8 - tilt}`, stroke: "var(--outline)", strokeWidth: "5", strokeLinecap: "round" }),
    h("path", { d: `M-44 ${8 + tilt}L44 ${8 - tilt}`, stroke: "var(--brass)", strokeWidth: "2.6", strokeLinecap: "round" }),
    h("circle", { cy: "8", r: "4", fill: "var(--brass)", stroke: "var(--outline)" }),
    pans.map((pan) =>
      h(
        "g",
        { key: pan.x, transform: `translate(${pan.x} ${8 + pan.tilt})` },
        h("path", { d: "M0 0L-14 14M0 0L14 14", stroke: "var(--outline)", strokeWidth: "1.5" }),
        h("path", { d: "M-17 13H17V25a3 3 0 0 1-3 3H-14a3 3 0 0 1-3-3Z", fill: pan.ground, stroke: "var(--outline)", strokeWidth: "1.5" }),
        h("text", { y: "26", ...inform(14, 750), textAnchor: "middle", fill: pan.ink }, pan.count),
      ),
    ),
    h("text", { y: "52", ...inform(13), textAnchor: "middle", fill: "var(--yard-ink)" }, points),
  );
}

export function SideLantern({ side, x, label }: { side: Side; x: number; label: string | undefined }) {
  const isLight = side === "light";
  return h(
    "g",
    { transform: `translate(${x} 0)` },
    h("text", { y: "16", textAnchor: isLight ? "start" : "end", ...inform(13, 650), fill: "var(--yard-ink)" }, label),
    h(
      "g",
      { transform: `translate(${isLight ? 0 : -24} 22)`, color: "var(--yard-ink)" },
      h(Use, { id: isLight ? "lantern" : "lantern-off", x: 0, y: 0, width: 24, height: 38 }),
    ),
  );
}
