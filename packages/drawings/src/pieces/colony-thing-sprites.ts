// Neutral things of Kohle & Kolonie: local worker, coin, steam engine, syndicate, a pair of helmets.
import { Fragment, createElement as h } from "react";
import { symbolOf } from "./piece-box.ts";

export function ColonyThingSprites() {
  return h(
    Fragment,
    null,
    h(
      "symbol",
      symbolOf("w-local"),
      h("path", {
        d: "M3 31v-6.5C3 18.5 6.5 16 12 16s9 2.5 9 8.5V31Z",
        fill: "#d3b483",
        stroke: "var(--outline)",
        strokeLinejoin: "round",
        strokeWidth: "1.5",
      }),
      h("path", { d: "M9 16.3V31M15 16.3V31", stroke: "#7d5a30", strokeWidth: "2" }),
      h("circle", { cx: "12", cy: "11", r: "5", fill: "#f3dcb8", stroke: "var(--outline)", strokeLinejoin: "round", strokeWidth: "1.3" }),
      h("path", {
        d: "M7.3 8.5C7.3 5 9 3.5 12 3.5s4.7 1.5 4.7 5Z",
        fill: "#e5c566",
        stroke: "var(--outline)",
        strokeLinejoin: "round",
        strokeWidth: "1.3",
      }),
      h("path", { d: "M2.5 8h19v2.2h-19Z", fill: "#e5c566", stroke: "var(--outline)", strokeLinejoin: "round", strokeWidth: "1.2" }),
    ),
    h(
      "symbol",
      symbolOf("penny"),
      h("circle", { cx: "10", cy: "10", r: "8.6", fill: "var(--brass)", stroke: "var(--outline)", strokeWidth: "1.3" }),
      h("circle", { cx: "10", cy: "10", r: "6", fill: "none", stroke: "#fff2c4", strokeWidth: "1.2", opacity: ".8" }),
      h("path", { d: "M10 6v8M8.2 7.3 10 6", fill: "none", stroke: "#3d2a05", strokeWidth: "1.9" }),
    ),
    h(
      "symbol",
      symbolOf("steam"),
      h("path", { d: "M6 3h5v9H6Z", fill: "#3b3530", stroke: "var(--outline)", strokeLinejoin: "round", strokeWidth: "1.3" }),
      h("path", { d: "M4.8 2h7.4v2.6H4.8Z", fill: "#3b3530", stroke: "var(--outline)", strokeLinejoin: "round", strokeWidth: "1.1" }),
      h("path", {
        d: "M2.5 11h19a4 4 0 0 1 0 10h-19Z",
        fill: "#a94c2f",
        stroke: "var(--outline)",
        strokeLinejoin: "round",
        strokeWidth: "1.5",
      }),
      h("path", { d: "M7 11v10M15 11v10", stroke: "var(--brass)", strokeWidth: "1.8" }),
      h("path", { d: "M4 21h18l2 5H2Z", fill: "#57504a", stroke: "var(--outline)", strokeLinejoin: "round", strokeWidth: "1.4" }),
      h("circle", { cx: "26", cy: "16", r: "7", fill: "none", stroke: "var(--outline)", strokeWidth: "4.2" }),
      h("circle", { cx: "26", cy: "16", r: "7", fill: "none", stroke: "var(--brass)", strokeWidth: "2" }),
      h("path", { d: "M26 9v14M19 16h14", stroke: "var(--outline)", strokeWidth: "1.4" }),
      h("circle", { cx: "26", cy: "16", r: "1.8", fill: "var(--outline)" }),
    ),
    h(
      "symbol",
      symbolOf("extra"),
      h("path", { d: "M13 1.5 24.5 13 13 24.5 1.5 13Z", fill: "#f4c65a", stroke: "var(--outline)", strokeWidth: "1.3" }),
      h("path", { d: "M13 7v12M7 13h12", stroke: "#2a1b00", strokeWidth: "3" }),
    ),
    h(
      "symbol",
      symbolOf("syndicate"),
      h("rect", { x: "2", y: "2", width: "22", height: "22", rx: "2", fill: "#26221e", stroke: "#f6eddc", strokeWidth: "1.2" }),
      h("path", { d: "M7 19 13 6l6 13M9.5 14h7", stroke: "#f6eddc", strokeWidth: "2.2", fill: "none" }),
      h("path", { d: "M6 20h14", stroke: "#f6eddc", strokeWidth: "2" }),
    ),
    h(
      "symbol",
      symbolOf("pair"),
      h("path", {
        d: "M3 16c0-5 2.5-8 5.5-8S14 11 14 16ZM2 16h13v2.5H2ZM16 16c0-5 2.5-8 5.5-8S27 11 27 16ZM15 16h13v2.5H15Z",
        fill: "currentColor",
      }),
    ),
  );
}
