// The five seat shapes, centred on 0,0 with half-size `r`: no piece needs its colour to be known.
import { createElement as h } from "react";
import { markOf } from "./seats.ts";

export function Shape({ seat, r }: { seat: number; r: number }) {
  switch (markOf(seat)) {
    case "red":
      return h("circle", { r });
    case "blue":
      return h("rect", { x: -r * 0.9, y: -r * 0.9, width: r * 1.8, height: r * 1.8, rx: r * 0.12 });
    case "green":
      return h("path", { d: `M0 ${-r * 1.08}L${r * 1.12} ${r * 0.88}H${-r * 1.12}Z`, strokeLinejoin: "round" });
    case "plum":
      return h("path", { d: `M0 ${-r * 1.2}L${r * 1.2} 0L0 ${r * 1.2}L${-r * 1.2} 0Z`, strokeLinejoin: "round" });
    case "orange":
      return h("path", {
        d: `M${-r * 0.4} ${-r * 1.1}h${r * 0.8}v${r * 0.7}h${r * 0.7}v${r * 0.8}h${-r * 0.7}v${r * 0.7}h${-r * 0.8}v${-r * 0.7}h${-r * 0.7}v${-r * 0.8}h${r * 0.7}Z`,
        strokeLinejoin: "round",
      });
  }
}
