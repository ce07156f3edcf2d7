// The four vehicles of delivery: told apart by silhouette alone.
import { Fragment, createElement as h } from "react";
import { range, round } from "./figures.ts";
import { OUTLINE } from "./outline.ts";
import { symbolOf } from "./piece-box.ts";

function Wheel({ x, y, r, spokes = 8 }: { x: number; y: number; r: number; spokes?: number }) {
  return h(
    Fragment,
    null,
    h("circle", { cx: x, cy: y, r, fill: "#e8d9ba", ...OUTLINE, strokeWidth: "2.4" }),
    range(spokes / 2).map((spoke) => {
      const angle = (Math.PI * 2 * spoke) / spokes;
      const [dx, dy] = [Math.cos(angle) * r, Math.sin(angle) * r];
      return h("path", {
        key: spoke,
        d: `M${round(x - dx)} ${round(y - dy)}L${round(x + dx)} ${round(y + dy)}`,
        stroke: "var(--outline)",
        strokeWidth: "1.2",
      });
    }),
    h("circle", { cx: x, cy: y, r: "2", fill: "var(--outline)" }),
  );
}

export function VehicleSprites() {
  return h(
    Fragment,
    null,
    h(
      "symbol",
      symbolOf("v-barrow"),
      h("path", { d: "M14 35 58 18", stroke: "var(--outline)", strokeWidth: "5", strokeLinecap: "round" }),
      h("path", { d: "M14 35 58 18", stroke: "var(--timber)", strokeWidth: "2.600", strokeLinecap: "round" }),
      h("path", { d: "M42 26l5 15", stroke: "var(--outline)", strokeWidth: "4", strokeLinecap: "round" }),
      h("path", { d: "M13 8h37l-7 19-23 2Z", fill: "#b06a3a", ...OUTLINE, strokeWidth: "2" }),
      h("path", { d: "M36 8h14l-7 19-9 .8Z", fill: "#000", opacity: ".18" }),
      h("path", { d: "M15 14h32.500", stroke: "#7d4521", strokeWidth: "1.500" }),
      h(Wheel, { x: 13, y: 35, r: 7.5, spokes: 6 }),
    ),
    h(
      "symbol",
      symbolOf("v-carriage"),
      h("path", { d: "M3 30h14", stroke: "var(--outline)", strokeWidth: "3.500", strokeLinecap: "round" }),
      h("path", { d: "M13 8h42v19H13Z", fill: "#6f8a5c", ...OUTLINE, strokeWidth: "2" }),
      h("path", { d: "M44 8h11v19H44Z", fill: "#000", opacity: ".16" }),
      h("path", { d: "M11 6h46v4H11Z", fill: "#55703f", ...OUTLINE, strokeWidth: "1.600" }),
      h("path", { d: "M24 11v15M34 11v15M44 11v15", stroke: "#40552f", strokeWidth: "1.600" }),
      h(Wheel, { x: 22, y: 32, r: 9.5 }),
      h(Wheel, { x: 48, y: 32, r: 9.5 }),
    ),
    h(
      "symbol",
      symbolOf("v-truck"),
      h("path", { d: "M4 24h10l1-13h11v20H4Z", fill: "#3f6f9c", ...OUTLINE, strokeWidth: "2" }),
      h("path", { d: "M14 7h14v4H14Z", fill: "#29527a", ...OUTLINE, strokeWidth: "1.600" }),
      h("path", { d: "M17 13h7v8h-7Z", fill: "#dfeaea", stroke: "var(--outline)", strokeWidth: "1.300" }),
      h("path", { d: "M28 13h33l-2 18H28Z", fill: "#8d6a43", ...OUTLINE, strokeWidth: "2" }),
      h("path", { d: "M28 19h32M28 25h31", stroke: "#614526", strokeWidth: "1.500" }),
      h("path", { d: "M3 31h57v3H3Z", fill: "#3b3530", ...OUTLINE, strokeWidth: "1.400" }),
      h(Wheel, { x: 13, y: 35, r: 6.5, spokes: 10 }),
      h(Wheel, { x: 49, y: 35, r: 6.5, spokes: 10 }),
    ),
    h(
      "symbol",
      symbolOf("v-engine"),
      h("path", { d: "M8 3h8l-1.500 9h-5Z", fill: "#2b2724", ...OUTLINE, strokeWidth: "1.800" }),
      h("path", { d: "M26 8h7v6h-7Z", fill: "var(--brass)", ...OUTLINE, strokeWidth: "1.500" }),
      h("path", { d: "M6 12h34v16H6Z", fill: "#38443f", ...OUTLINE, strokeWidth: "2" }),
      h("path", { d: "M6 12h34v4.500H6Z", fill: "#fff", opacity: ".16" }),
      h("path", { d: "M17 12v16M28 12v16", stroke: "var(--brass)", strokeWidth: "1.800" }),
      h("path", { d: "M40 5h20v24H40Z", fill: "#8f2f22", ...OUTLINE, strokeWidth: "2" }),
      h("path", { d: "M38 3h24v4H38Z", fill: "#2b2724", ...OUTLINE, strokeWidth: "1.500" }),
      h("path", { d: "M45 10h10v8H45Z", fill: "#f7d27b", stroke: "var(--outline)", strokeWidth: "1.300" }),
      h("path", { d: "M2 28h60v4H2Z", fill: "#2b2724", ...OUTLINE, strokeWidth: "1.300" }),
      h(Wheel, { x: 14, y: 35, r: 6.3 }),
      h(Wheel, { x: 30, y: 35, r: 6.3 }),
      h(Wheel, { x: 50, y: 35, r: 6.3 }),
      h("path", { d: "M14 36h16", stroke: "var(--steel-3)", strokeWidth: "2" }),
    ),
  );
}
