// A brick chimney of any height.
import { createElement as h } from "react";

export function Chimney({ height = 60 }: { height?: number }) {
  return h(
    "svg",
    { className: "stack", viewBox: `0 0 26 ${height}`, width: "26", height, "aria-hidden": "true" },
    h("path", { d: `M7 4h12l3 ${height - 4}H4Z`, fill: "var(--wall-2)" }),
    h("path", { d: `M15 4h4l3 ${height - 4}h-6Z`, fill: "var(--outline)", opacity: ".18" }),
    h("path", { d: "M5 2h16v5H5Z", fill: "var(--wall)" }),
    h("path", { d: "M6.5 14h13", stroke: "var(--wall-joint)", strokeWidth: "2" }),
  );
}
