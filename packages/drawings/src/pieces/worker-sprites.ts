// Workers: outlined in --outline, two tones and one light edge; a seat's piece reads --pc and --on-pc.
import { Fragment, createElement as h } from "react";
import { range } from "./figures.ts";
import { OUTLINE } from "./outline.ts";
import { symbolOf } from "./piece-box.ts";
import { markOf, SEAT_MARKS } from "./seats.ts";
import { Shape } from "./shape.ts";

export function WorkerSprites() {
  return h(
    Fragment,
    null,
    range(SEAT_MARKS.length).map((seat) => h(WorkerSymbol, { key: seat, seat })),
    h(
      "symbol",
      symbolOf("w-ghost"),
      h("path", {
        d: "M3 31v-6.500c0-4.400 1.900-7 5-8-2-1-3.200-2.700-3.200-5.100H4V9.200h1.600C5.900 4.500 8.600 1.500 12 1.500s6.100 3 6.400 7.700H20v2.200h-.8c0 2.400-1.200 4.100-3.200 5.100 3.100 1 5 3.600 5 8V31Z",
        fill: "var(--pc)",
        fillOpacity: ".22",
        stroke: "var(--pc)",
        strokeWidth: "1.800",
        strokeDasharray: "3 2",
      }),
    ),
  );
}

function WorkerSymbol({ seat }: { seat: number }) {
  return h(
    "symbol",
    symbolOf(`w-${markOf(seat)}`),
    h("path", { d: "M3 31v-6.500C3 18.500 6.500 16 12 16s9 2.500 9 8.500V31Z", fill: "var(--pc)", ...OUTLINE, strokeWidth: "1.500" }),
    h("path", { d: "M15 16.300c4 .8 6 3.600 6 8.200V31h-3.500v-6.500c0-4-.8-6.700-2.500-8.200Z", fill: "#000", opacity: ".2" }),
    h("circle", { cx: "12", cy: "10.500", r: "5.200", fill: "#f3dcb8", ...OUTLINE, strokeWidth: "1.300" }),
    h("path", {
      d: "M5.500 9.800C5.500 4.800 8.300 1.500 12 1.500s6.500 3.300 6.500 8.300Z",
      fill: "var(--pc)",
      ...OUTLINE,
      strokeWidth: "1.400",
    }),
    h("path", { d: "M4 9.200h16v2.200H4Z", fill: "var(--pc)", ...OUTLINE, strokeWidth: "1.200" }),
    h("circle", { cx: "12", cy: "6", r: "2.300", fill: "#ffd368", stroke: "var(--outline)", strokeWidth: ".9" }),
    h("g", { transform: "translate(12 24.300)", fill: "var(--on-pc)" }, h(Shape, { seat, r: 3.7 })),
  );
}
