// The headframe over a shaft.
import { createElement as h } from "react";

export function Headframe() {
  return h(
    "svg",
    { className: "tower", viewBox: "0 0 150 96", width: "119", height: "76", "aria-hidden": "true" },
    h("path", {
      d: "M57 30 30 96h9l8-22h40l6 22h8L84 30ZM62 40h18l4 14H57ZM53 58h33l3 11H50Z",
      fill: "var(--steel-2)",
      fillRule: "evenodd",
    }),
    h("path", { d: "M84 32 140 96h-9L82 42Z", fill: "var(--steel)" }),
    h("path", { d: "M96 58 88 74M112 76 96 96", stroke: "var(--steel)", strokeWidth: "4" }),
    h("path", { d: "M50 26h44v7H50Z", fill: "var(--steel-2)" }),
    h(
      "g",
      { fill: "none" },
      h("circle", { cx: "71", cy: "22", r: "18", stroke: "var(--steel-2)", strokeWidth: "5" }),
      h("circle", { cx: "71", cy: "22", r: "18", stroke: "var(--lamp)", strokeWidth: "1.6" }),
      h("path", { d: "M71 4v36M53 22h36M58 9l26 26M84 9 58 35", stroke: "var(--steel-2)", strokeWidth: "2" }),
    ),
    h("circle", { cx: "71", cy: "22", r: "4", fill: "var(--lamp)" }),
    h("path", { d: "M53 24V96", stroke: "var(--outline)", strokeWidth: "1.6" }),
  );
}
