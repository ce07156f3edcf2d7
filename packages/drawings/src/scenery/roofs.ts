// The roofs of the halls. They fill any width: patterns repeat, gables stretch.
import { createElement as h, type ReactNode } from "react";

export function SawRoof() {
  const high = 34;
  return h(
    "svg",
    { className: "roof", width: "100%", height: high, "aria-hidden": "true" },
    h(
      "defs",
      null,
      h(
        "pattern",
        { id: "roof-saw", width: "78", height: high, patternUnits: "userSpaceOnUse" },
        h("path", { d: `M0 ${high}V9L58 ${high}Z`, fill: "var(--roof)" }),
        h("path", { d: `M0 9L14 2 78 ${high}H58Z`, fill: "var(--roof-2)" }),
        h("path", { d: `M6 15.5V${high}H40Z`, fill: "var(--glass)" }),
        h("path", { d: `M14 19V${high}M24 24V${high}M6 26H30`, stroke: "var(--roof)", strokeWidth: "1.8" }),
      ),
    ),
    h("rect", { width: "100%", height: high, fill: "url(#roof-saw)" }),
  );
}

export function MansardRoof() {
  const high = 30;
  return h(
    "svg",
    { className: "roof", width: "100%", height: high, "aria-hidden": "true" },
    h(
      Stretched,
      { height: high },
      h("path", { d: `M0 ${high}L3 8H97L100 ${high}Z`, fill: "var(--roof)" }),
      h("path", { d: "M3 8H97L97.6 12H2.4Z", fill: "var(--roof-2)" }),
    ),
    h(
      "svg",
      { x: "5%", width: "90%", height: high },
      h(
        "defs",
        null,
        h(
          "pattern",
          { id: "roof-dormer", width: "66", height: high, patternUnits: "userSpaceOnUse" },
          h("path", { d: `M23 ${high}V11L33 3 43 11V${high}Z`, fill: "var(--wall)" }),
          h("path", { d: "M20 12 33 1 46 12", fill: "none", stroke: "var(--roof-2)", strokeWidth: "3" }),
          h("rect", { x: "28", y: "11", width: "10", height: high - 14, fill: "var(--glass)" }),
          h("path", { d: `M33 11V${high - 3}M28 ${high / 2 + 3}H38`, stroke: "var(--roof)", strokeWidth: "1.3" }),
        ),
      ),
      h("rect", { width: "100%", height: high, fill: "url(#roof-dormer)" }),
    ),
  );
}

export function FlatRoof() {
  return h(
    Stretched,
    { height: 24 },
    h("path", { d: "M0 24L4 5H96L100 24Z", fill: "var(--roof)" }),
    h("path", { d: "M4 5H96L97 9.5H3Z", fill: "var(--roof-2)" }),
  );
}

export function GableRoof({ height }: { height: number }) {
  return h(
    Stretched,
    { height },
    h("path", { d: `M0 ${height}L50 2 100 ${height}Z`, fill: "var(--roof)" }),
    h("path", { d: `M0 ${height}L50 2 54 4.4 8 ${height}Z`, fill: "var(--roof-2)" }),
  );
}

export function CanopyRoof() {
  const high = 28;
  return h(
    Stretched,
    { height: high },
    h("path", { d: `M0 ${high}Q50 -${high - 12} 100 ${high}Z`, fill: "var(--roof)" }),
    h("path", { d: `M6 ${high}Q50 -${high - 20} 94 ${high}Z`, fill: "var(--glass)" }),
    h("path", {
      d: `M28 ${high}V11M39 ${high}V8.5M50 ${high}V8M61 ${high}V8.5M72 ${high}V11M17 ${high}V15M83 ${high}V15`,
      stroke: "var(--roof)",
      strokeWidth: ".7",
    }),
  );
}

function Stretched({ height, children }: { height: number; children?: ReactNode }) {
  return h(
    "svg",
    { className: "roof", width: "100%", height, viewBox: `0 0 100 ${height}`, preserveAspectRatio: "none", "aria-hidden": "true" },
    children,
  );
}

/** The clock turret of the pay office. */
export function Turret() {
  return h(
    "svg",
    { className: "turret", viewBox: "0 0 46 66", width: "46", height: "66", "aria-hidden": "true" },
    h("path", { d: "M8 26h30v40H8Z", fill: "var(--wall)" }),
    h("path", { d: "M28 26h10v40H28Z", fill: "#000", opacity: ".14" }),
    h("path", { d: "M3 27 23 2l20 25Z", fill: "var(--roof)" }),
    h("path", { d: "M23 2 43 27H30Z", fill: "var(--roof-2)" }),
    h("circle", { cx: "23", cy: "40", r: "9", fill: "var(--card)", stroke: "var(--outline)", strokeWidth: "1.5" }),
    h("path", { d: "M23 40v-6M23 40l4 2.5", stroke: "var(--outline)", strokeWidth: "1.7" }),
  );
}
