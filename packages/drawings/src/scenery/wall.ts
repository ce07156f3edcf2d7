// A wall of bricks of any size.
import { createElement as h } from "react";

interface WallProps {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function Wall({ x, y, width, height }: WallProps) {
  const size = { x, y, width, height };
  return h(
    "g",
    null,
    h(
      "defs",
      null,
      h(
        "pattern",
        { id: "bricks", width: 26, height: 14, patternUnits: "userSpaceOnUse" },
        h("path", { d: "M0 .5H26M0 7.500H26M.5 0V7M13.500 7V14", stroke: "var(--wall-joint)", strokeOpacity: 0.38 }),
      ),
    ),
    h("rect", { ...size, fill: "var(--wall)" }),
    h("rect", { ...size, fill: "url(#bricks)" }),
    h("path", {
      d: `M${x} ${y}h6v${height - 4}h${width - 12}v${4 - height}h6v${height}h${-width}Z`,
      fill: "var(--wall-2)",
    }),
  );
}
