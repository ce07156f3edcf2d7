// Coal cubes and the spots they fill, in four colours told apart by their pips.
import { Fragment, createElement as h } from "react";
import { OUTLINE } from "./outline.ts";
import { symbolOf } from "./piece-box.ts";
import { COALS, type Coal, Pips } from "./pips.ts";

export function CoalSprites() {
  return h(
    Fragment,
    null,
    COALS.map((coal) => h(CoalSymbols, { key: coal, coal })),
    h(
      "symbol",
      symbolOf("s-free"),
      h("rect", {
        x: "2.500",
        y: "2.500",
        width: "17",
        height: "17",
        rx: "2",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: "1.500",
        strokeDasharray: "3 2.500",
        opacity: ".7",
      }),
    ),
  );
}

function CoalSymbols({ coal }: { coal: Coal }) {
  return h(
    Fragment,
    null,
    h(
      "symbol",
      symbolOf(`c-${coal}`),
      h(
        "g",
        { className: `coal-${coal}` },
        h("path", { d: "M1.500 6.500 6 1.500h14.500l-4 5Z", fill: "var(--ct)", ...OUTLINE, strokeWidth: "1.200" }),
        h("path", { d: "M16.500 6.500l4-5V16l-4 4.500Z", fill: "var(--cs)", ...OUTLINE, strokeWidth: "1.200" }),
        h("rect", { x: "1.500", y: "6.500", width: "15", height: "14", fill: "var(--c)", ...OUTLINE, strokeWidth: "1.200" }),
        h("path", { d: "M2.500 7.500h13v1.200h-13Z", fill: "#fff", opacity: ".28" }),
        h("g", { transform: "translate(9 13.700)" }, h(Pips, { coal, d: 3.5, r: 1.9 })),
      ),
    ),
    h(
      "symbol",
      symbolOf(`s-${coal}`),
      h(
        "g",
        { className: `coal-${coal}` },
        h("rect", {
          x: "2.200",
          y: "2.200",
          width: "17.600",
          height: "17.600",
          rx: "2",
          fill: "var(--c)",
          fillOpacity: ".3",
          stroke: "var(--outline)",
          strokeWidth: "1.300",
        }),
        h("rect", {
          x: "3.300",
          y: "3.300",
          width: "15.400",
          height: "15.400",
          rx: "1.200",
          fill: "none",
          stroke: "var(--c)",
          strokeWidth: "2.600",
        }),
        h("g", { transform: "translate(11 11)" }, h(Pips, { coal, d: 3.1, r: 1.7, fill: "var(--spot-pip, var(--ink))" })),
      ),
    ),
  );
}
