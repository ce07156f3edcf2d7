// A seat's engineer in a top hat and its settlement house; both read --pc and --on-pc.
import { createElement as h } from "react";
import { range } from "./figures.ts";
import { OUTLINE } from "./outline.ts";
import { symbolOf } from "./piece-box.ts";
import { markOf, SEAT_MARKS } from "./seats.ts";
import { Shape } from "./shape.ts";

export function ColonySeatSprites() {
  return range(SEAT_MARKS.length).map((seat) => h("g", { key: seat }, h(EngineerSymbol, { seat }), h(SettlementSymbol, { seat })));
}

function EngineerSymbol({ seat }: { seat: number }) {
  return h(
    "symbol",
    symbolOf(`e-${markOf(seat)}`),
    h("path", { d: "M3.5 33v-7c0-5.5 3-8.5 8.5-8.500s8.5 3 8.5 8.500v7Z", fill: "var(--pc)", ...OUTLINE, strokeWidth: "1.5" }),
    h("path", { d: "m9 17.8 3 4.7 3-4.700Z", fill: "#fff8ea", ...OUTLINE, strokeWidth: "1" }),
    h("circle", { cx: "12", cy: "12.5", r: "4.8", fill: "#f3dcb8", ...OUTLINE, strokeWidth: "1.3" }),
    h("path", { d: "M7.5 1.200h9l-.6 8.600H8.100Z", fill: "#2b2724", ...OUTLINE, strokeWidth: "1.3" }),
    h("path", { d: "M4.5 9.300h15v2h-15Z", fill: "#2b2724", ...OUTLINE, strokeWidth: "1.1" }),
    h("path", { d: "M7.9 6.700h8.200l-.2 2.300H8.100Z", fill: "var(--pc)" }),
    h("g", { transform: "translate(12 27.8)", fill: "var(--on-pc)" }, h(Shape, { seat, r: 3.5 })),
  );
}

function SettlementSymbol({ seat }: { seat: number }) {
  return h(
    "symbol",
    symbolOf(`h-${markOf(seat)}`),
    h("path", { d: "M20.5 3.500h3.500v7h-3.500Z", fill: "#6b3222", ...OUTLINE, strokeWidth: "1.2" }),
    h("path", { d: "M4 13v14h22V13L15 4Z", fill: "var(--pc)", ...OUTLINE, strokeWidth: "1.5" }),
    h("path", { d: "M1.5 14.5 15 2.500l13.5 12", fill: "none", stroke: "var(--outline)", strokeWidth: "4.2", strokeLinecap: "round" }),
    h("path", { d: "M1.5 14.5 15 2.500l13.5 12", fill: "none", stroke: "var(--pc)", strokeWidth: "2", strokeLinecap: "round" }),
    h("g", { transform: "translate(15 18.3)", fill: "var(--on-pc)" }, h(Shape, { seat, r: 5 })),
  );
}
