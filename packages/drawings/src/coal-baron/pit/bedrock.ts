// What lies under a pit where a page has room left below it: darker layers, with what lived there.
import { Fragment, createElement as h } from "react";
import { range, round } from "../../pieces/figures.ts";
import { Fern, Stratum } from "./rock.ts";

const LAYER = 92;
const LAYERS = 5;
/** Each layer is so much darker than the one above it. */
const SHADE = 0.1;

/** In the same pixels as a wide pit of that width. Scenery: it says nothing. */
export function Bedrock({ width }: { width: number }) {
  return h(
    "svg",
    { className: "bedrock", viewBox: `0 0 ${width} ${LAYER * LAYERS}`, "aria-hidden": true },
    range(LAYERS).map((layer) =>
      h(
        Fragment,
        { key: layer },
        h(Stratum, { width, y: layer * LAYER, height: LAYER, index: 4, seed: 51 + layer }),
        h("rect", { y: layer * LAYER + 5, width, height: LAYER, opacity: round((layer + 1) * SHADE) }),
      ),
    ),
    h(Fern, { x: width * 0.16, y: 34 }),
    h(Fern, { x: width * 0.58, y: 196 }),
    h(Ammonite, { x: width * 0.8, y: 120, radius: 30 }),
    h(Ammonite, { x: width * 0.32, y: 214, radius: 20 }),
  );
}

/** A fossil shell: a spiral that opens outward, ribbed. */
function Ammonite({ x, y, radius }: { x: number; y: number; radius: number }) {
  const turns = 2.6;
  const at = (share: number, reach = 1) => {
    const [angle, r] = [share * turns * 2 * Math.PI, radius * share ** 1.4 * reach];
    return `${round(Math.cos(angle) * r)} ${round(Math.sin(angle) * r)}`;
  };
  const spiral = range(61).map((step) => `${step ? "L" : "M"}${at(step / 60)}`);
  const ribs = range(26).map((rib) => `M${at(0.5 + rib / 52)}L${at(0.5 + rib / 52, 0.66)}`);
  return h(
    "g",
    { transform: `translate(${round(x)} ${y}) rotate(24)`, stroke: "#000", strokeOpacity: ".3", strokeWidth: "1.8", fill: "none" },
    h("path", { d: spiral.join("") }),
    h("path", { d: ribs.join("") }),
  );
}
