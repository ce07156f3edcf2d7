// A tunnel tile and its carts: seam above with its pips, timber at the sides, rail below; lit by a lantern, or dark.
import type { Color, Side } from "@pithead/game-coal-baron/client";
import { Fragment, createElement as h } from "react";
import { range } from "../pieces/figures.ts";
import { PipRow } from "../pieces/pips.ts";
import { Use } from "../pieces/use.ts";
import { inform } from "../pieces/voices.ts";

interface CartProps {
  cube: Color | null;
  width: number;
  /** Side of the cube's box; half the cart unless told. */
  cubeSize?: number;
  /** The number of the work step that emptied the cart. */
  taken?: number | undefined;
}

/** One cart on its rail; the cube, if any, sits above the rim. Origin: middle of the rail. */
export function Cart({ cube, width, cubeSize, taken }: CartProps) {
  const scale = width / 44;
  const side = cubeSize ?? Math.round(width * 0.5);
  return h(
    Fragment,
    null,
    cube
      ? h(Use, { id: `c-${cube}`, x: -side / 2 + 0.5, y: -22 * scale - side, width: side, height: side })
      : h("path", {
          d: `M${-19 * scale} ${-26 * scale}L${-14 * scale} ${-31 * scale}H${14 * scale}L${19 * scale} ${-26 * scale}Z`,
          fill: "#15110e",
        }),
    !cube && taken !== undefined && h(StepNumber, { n: taken, y: -29 * scale - 9 }),
    h(Use, { id: "cart", x: -width / 2, y: -29 * scale, width, height: 30 * scale }),
  );
}

/** Steps taken are numbered on the board where they happened. */
export function StepNumber({ n, x = 0, y }: { n: number; x?: number; y: number }) {
  return h(
    "g",
    { transform: `translate(${x} ${y})` },
    h("circle", { r: "9", fill: "var(--card)", stroke: "var(--outline)", strokeWidth: 1.3 }),
    h("text", { y: "4.5", ...inform(12, 800), fill: "var(--card-ink)", textAnchor: "middle" }, n),
  );
}

interface TileProps {
  color: Color;
  side: Side;
  /** What each cart holds, from left to right as drawn. */
  cubes: readonly (Color | null)[];
  width: number;
  height: number;
  /** A cart printed on the pit: no timber. */
  preprinted?: boolean;
  /** Step numbers of carts emptied in the turn being built, from left to right. */
  taken?: readonly (number | undefined)[];
  /** Names of the carts, by which a page finds them, from left to right. */
  parts?: readonly string[];
}

export function Tile({ color, side, cubes, width: w, height: high, preprinted, taken, parts }: TileProps) {
  const cartWidth = Math.min(high * 0.68, (w - 10) / cubes.length - 2);
  const floor = high - 7;
  return h(
    "g",
    { className: `tile coal-${color}` },
    h("rect", { width: w, height: high, fill: `var(--${side === "light" ? "lit" : "dark"}-1)` }),
    side === "light" ? h(LampLight, { w, high, floor }) : h(DarkRock, { w, high }),
    h("rect", { width: w, height: "9", fill: "var(--c)" }),
    h("rect", { y: "9", width: w, height: "4", fill: "var(--timber-2)" }),
    h("rect", { y: "9", width: w, height: "1.6", fill: "var(--timber)" }),
    !preprinted && h(Props, { w, high }),
    h("g", { transform: `translate(${w / 2} 4.5)` }, h(PipRow, { coal: color, d: 6, r: 1.9 })),
    h("rect", { y: floor, width: w, height: "7", fill: "var(--soil)" }),
    h("path", { d: `M0 ${floor + 0.8}H${w}`, stroke: "var(--steel-3)", strokeWidth: "1.8" }),
    h("path", { d: `M4 ${floor + 4}H${w}`, stroke: "#000", strokeOpacity: ".35", strokeWidth: "3", strokeDasharray: "4 5" }),
    side === "light" && h(Use, { id: "lantern", x: w / 2 - 5, y: 12, width: 10, height: 16 }),
    range(cubes.length).map((place) =>
      h(
        "g",
        { key: place, "data-part": parts?.[place], transform: `translate(${(w * (place + 0.5)) / cubes.length} ${floor + 0.5})` },
        h(Cart, { cube: cubes[place] ?? null, width: cartWidth, taken: taken?.[place] }),
      ),
    ),
  );
}

function LampLight({ w, high, floor }: { w: number; high: number; floor: number }) {
  const lamp = w / 2;
  return h(
    Fragment,
    null,
    h("path", { d: `M${lamp} 12L${lamp - w * 0.42} ${floor}H${lamp + w * 0.42}Z`, fill: "var(--lit-2)" }),
    h("circle", { cx: lamp, cy: high * 0.36, r: high * 0.2, fill: "#fff", opacity: ".35" }),
  );
}

function DarkRock({ w, high }: { w: number; high: number }) {
  const cracks = `M${w * 0.08} ${high * 0.4}l${w * 0.1} -6 ${w * 0.1} 5M${w * 0.6} ${high * 0.3}l${w * 0.1} 6 ${w * 0.12} -5M${w * 0.36} ${high * 0.55}l${w * 0.1} -5`;
  return h("path", { d: cracks, stroke: "var(--dark-2)", strokeWidth: "3", fill: "none" });
}

function Props({ w, high }: { w: number; high: number }) {
  return h(
    Fragment,
    null,
    h("path", { d: `M0 9H5V${high}H0ZM${w - 5} 9H${w}V${high}H${w - 5}Z`, fill: "var(--timber-2)" }),
    h("path", { d: `M1.5 9H3.5V${high}H1.5ZM${w - 3.5} 9H${w - 1.5}V${high}H${w - 3.5}Z`, fill: "var(--timber)" }),
  );
}

/** A tile as a card on a factory space or in a hand. */
export function TileCard({
  color,
  side,
  cubes,
  label,
}: {
  color: Color;
  side: Side;
  cubes: readonly (Color | null)[];
  label?: string | undefined;
}) {
  const [width, height] = [76, 56];
  return h(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, className: "tilecard", role: "img", "aria-label": label, "aria-hidden": label === undefined },
    h(Tile, { color, side, cubes, width, height }),
  );
}
