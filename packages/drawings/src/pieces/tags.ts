// Figures that lie on boards: a price in workers, marks, points, a name on enamel. Drawn around a middle, so that they can be put anywhere.
import { createElement as h } from "react";
import { customProperties } from "./custom-properties.ts";
import { seatClass } from "./seats.ts";
import { Shape } from "./shape.ts";
import { Use } from "./use.ts";
import { inform } from "./voices.ts";

interface TagProps {
  x: number;
  y: number;
  figure: number;
}

/** What a space takes: a plate with a helmet above the figure. */
export function PriceTag({ x, y, figure }: TagProps) {
  return h(
    "g",
    { transform: `translate(${x} ${y})`, color: "var(--on-iron)", style: customProperties({ "--hole": "var(--iron)" }) },
    h("rect", { x: -13, y: -16, width: 26, height: 33, rx: 5, fill: "var(--iron)" }),
    h(Use, { id: "helmet", x: -9, y: -13.5, width: 18, height: 14.4 }),
    h("text", { y: 14.5, ...inform(17, 800), fill: "currentColor", textAnchor: "middle" }, figure),
  );
}

/** What a tile costs: a coin on paper. */
export function CostTag({ x, y, figure }: TagProps) {
  return h(
    "g",
    { transform: `translate(${x} ${y})` },
    h("rect", { x: -20, y: -11, width: 40, height: 22, rx: 11, fill: "var(--card)", stroke: "#000", strokeOpacity: 0.55, strokeWidth: 1 }),
    h(Use, { id: "coin", x: -19, y: -9, width: 18, height: 18 }),
    h("text", { x: 9, y: 6, ...inform(16, 800), fill: "var(--card-ink)", textAnchor: "middle" }, figure),
  );
}

/** A name on an enamel plate. */
export function NamePlate({ x, y, name }: { x: number; y: number; name: string }) {
  const width = 20 + name.length * 8;
  return h(
    "g",
    { transform: `translate(${x} ${y})` },
    h("rect", { x: -width / 2, y: -12, width, height: 24, rx: 4, fill: "var(--enamel)" }),
    h("rect", {
      x: 2 - width / 2,
      y: -10,
      width: width - 4,
      height: 20,
      rx: 2.5,
      fill: "none",
      stroke: "var(--on-enamel)",
      strokeOpacity: 0.75,
      strokeWidth: 1,
    }),
    h("text", { y: 5.5, ...inform(15, 700), fill: "var(--on-enamel)", textAnchor: "middle" }, name),
  );
}

/** A seat's shape in its colour. `r`: half its size. */
export function SeatSign({ seat, x, y, r }: { seat: number; x: number; y: number; r: number }) {
  return h(
    "g",
    {
      className: seatClass(seat),
      transform: `translate(${x} ${y})`,
      fill: "var(--pc)",
      stroke: "var(--outline)",
      strokeOpacity: 0.55,
      strokeWidth: 1,
    },
    h(Shape, { seat, r }),
  );
}
