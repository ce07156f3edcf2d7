// Neutral things: helmet, mark, seal of points, lanterns, minecart. Wood, steel or brass.
import { Fragment, createElement as h } from "react";
import { OUTLINE } from "./outline.ts";
import { symbolOf } from "./piece-box.ts";

export function ThingSprites() {
  return h(
    Fragment,
    null,
    h(
      "symbol",
      symbolOf("helmet"),
      h("path", { d: "M3 10.500C3 5 6 1.500 10 1.500s7 3.500 7 9Z", fill: "currentColor" }),
      h("rect", { x: "1", y: "10.500", width: "18", height: "3", rx: "1.500", fill: "currentColor" }),
      h("circle", { cx: "10", cy: "6.500", r: "2.200", fill: "var(--hole, var(--paper))" }),
    ),
    h(
      "symbol",
      symbolOf("coin"),
      h("circle", { cx: "10", cy: "10", r: "8.600", fill: "var(--brass)", stroke: "var(--outline)", strokeWidth: "1.300" }),
      h("circle", { cx: "10", cy: "10", r: "6", fill: "none", stroke: "#fff2c4", strokeWidth: "1.200", opacity: ".8" }),
      h("path", {
        d: "M6.800 13.300V6.800L10 10.500l3.200-3.700v6.500",
        fill: "none",
        stroke: "#3d2a05",
        strokeWidth: "1.700",
        strokeLinejoin: "round",
      }),
    ),
    h(
      "symbol",
      symbolOf("vp"),
      h("path", {
        d: "M11 1l2.400 2.300 3.300-.7.700 3.300 3.100 1.300-1.300 3.100 1.300 3.100-3.100 1.300-.7 3.300-3.300-.7L11 20.600l-2.400-3.300-3.300.7-.7-3.300-3.100-1.300L2.800 10.300 1.500 7.200l3.100-1.300.7-3.300 3.300.7Z",
        fill: "var(--vp)",
        stroke: "var(--outline)",
        strokeWidth: "1",
      }),
    ),
    h(
      "symbol",
      symbolOf("lantern"),
      h("path", { d: "M7 0v3", stroke: "#2b2724", strokeWidth: "1.500" }),
      h("path", { d: "M3.500 7c0-2.500 1.500-4 3.500-4s3.500 1.500 3.500 4Z", fill: "#2b2724" }),
      h("rect", { x: "3", y: "7", width: "8", height: "9", rx: "1", fill: "#fff0b8", stroke: "#2b2724", strokeWidth: "1.200" }),
      h("path", { d: "M7 8.500c1.700 2 2 3.200 2 4.200a2 2 0 0 1-4 0c0-1 .3-2.200 2-4.200Z", fill: "#f19a1b" }),
      h("rect", { x: "2", y: "16", width: "10", height: "3", rx: "1", fill: "#2b2724" }),
    ),
    h(
      "symbol",
      symbolOf("lantern-off"),
      h("path", {
        d: "M7 0v3M3.500 7c0-2.500 1.500-4 3.500-4s3.500 1.500 3.500 4M3 7h8v9H3ZM2 17.500h10",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: "1.500",
      }),
    ),
    h(
      "symbol",
      symbolOf("cart"),
      h("path", { d: "M2.500 6h39L37 22H7Z", fill: "var(--steel)", ...OUTLINE, strokeWidth: "1.600" }),
      h("path", { d: "M30 6h11.500L37 22h-7Z", fill: "#000", opacity: ".22" }),
      h("rect", { x: "1", y: "3", width: "42", height: "4.600", rx: "1.500", fill: "var(--steel-3)", ...OUTLINE, strokeWidth: "1.400" }),
      h("path", { d: "M14 8v14M30 8v14", stroke: "var(--steel-2)", strokeWidth: "1.600" }),
      h("path", {
        d: "M8.500 11h.01M20 11h.01M24 11h.01M35.500 11h.01M10 18h.01M34 18h.01",
        stroke: "var(--steel-3)",
        strokeWidth: "2",
        strokeLinecap: "round",
      }),
      h(
        "g",
        { fill: "var(--steel-2)", ...OUTLINE, strokeWidth: "1.500" },
        h("circle", { cx: "13", cy: "24", r: "4.800" }),
        h("circle", { cx: "31", cy: "24", r: "4.800" }),
      ),
      h("g", { fill: "var(--steel-3)" }, h("circle", { cx: "13", cy: "24", r: "1.600" }), h("circle", { cx: "31", cy: "24", r: "1.600" })),
    ),
  );
}
