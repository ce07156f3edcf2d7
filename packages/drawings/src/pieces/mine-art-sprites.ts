// Scenes on mine cards by size: an adit, a Malakow tower, twin headframes.
import { Fragment, createElement as h } from "react";

export function MineArtSprites() {
  return h(
    Fragment,
    null,
    h(
      "symbol",
      { id: "art-small", viewBox: "0 0 120 56", preserveAspectRatio: "xMidYMax slice" },
      h("path", { d: "M0 56V26q22-12 46-4t40-8 34 6V56Z", fill: "var(--town-2)" }),
      h("path", { d: "M0 56V44q40-5 120 0V56Z", fill: "#7d6a49" }),
      h("path", { d: "M44 48V32a16 15 0 0 1 32 0V48Z", fill: "#a5947a" }),
      h("path", { d: "M50 48V33a10 10 0 0 1 20 0V48Z", fill: "#1d1814" }),
      h("path", { d: "M42 48h8V34M78 48h-8V34", stroke: "#8a6238", strokeWidth: "3", fill: "none" }),
      h("path", { d: "M54 52 20 55M66 52l30 3", stroke: "#59626b", strokeWidth: "1.5" }),
      h("g", { transform: "translate(26 33) scale(.44)" }, h("use", { href: "#cart", width: "44", height: "30" })),
      h("path", { d: "M98 40l5-14 5 14ZM108 43l5-16 5 16Z", fill: "#46583a" }),
    ),
    h(
      "symbol",
      { id: "art-single", viewBox: "0 0 120 56", preserveAspectRatio: "xMidYMax slice" },
      h("path", { d: "M0 56V34q22-12 46-4t40-8 34 6V56Z", fill: "var(--town-2)" }),
      h("path", { d: "M0 56V47H120V56Z", fill: "#7d6a49" }),
      h("path", { d: "M40 48V14h30v34Z", fill: "#a5533a" }),
      h("path", { d: "M60 14h10v34H60Z", fill: "#000", opacity: ".16" }),
      h("path", { d: "M37 15V9h6v3h5V9h6v3h5V9h6v3h5V9h3v6Z", fill: "#7d3a27" }),
      h("path", { d: "M48 22h5v8h-5ZM58 22h5v8h-5ZM52 48V38a4 4 0 0 1 8 0V48Z", fill: "#2a1e18" }),
      h("path", { d: "M72 48V32h26v16Z", fill: "#91442f" }),
      h("path", { d: "M70 33 85 24l15 9Z", fill: "#4d5258" }),
      h("path", { d: "M102 48l2-34h6l2 34Z", fill: "#7d3a27" }),
    ),
    h(
      "symbol",
      { id: "art-large", viewBox: "0 0 120 56", preserveAspectRatio: "xMidYMax slice" },
      h("path", { d: "M0 56V30q22-12 46-4t40-8 34 6V56Z", fill: "var(--town-2)" }),
      h("path", { d: "M0 56V48H120V56Z", fill: "#6e5d42" }),
      h(
        "g",
        { fill: "none", stroke: "#39424a", strokeWidth: "2.5" },
        h("path", { d: "M34 14 22 48M38 14l6 34M38 14 58 48M27 34h16" }),
        h("circle", { cx: "36", cy: "11", r: "7" }),
        h("path", { d: "M76 8 62 48M80 8l6 40M80 8l20 40M68 30h16" }),
        h("circle", { cx: "78", cy: "8", r: "7" }),
      ),
      h("circle", { cx: "36", cy: "11", r: "2", fill: "var(--lamp)" }),
      h("circle", { cx: "78", cy: "8", r: "2", fill: "var(--lamp)" }),
      h("path", { d: "M8 48V34h18v14ZM46 48V32h24v16ZM92 48V36h22v12Z", fill: "#a5533a" }),
      h("path", { d: "M6 35l11-7 11 7ZM44 33l14-8 14 8ZM90 37l13-7 13 7Z", fill: "#4d5258" }),
      h("path", { d: "M50 37h4v5h-4ZM58 37h4v5h-4ZM98 40h4v4h-4Z", fill: "#ffd27a" }),
    ),
  );
}
