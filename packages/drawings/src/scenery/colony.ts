// The colony behind the front row: little brick pairs, some with a light in the window.
import { createElement as h } from "react";
import { noise } from "../pieces/noise.ts";

export function Colony() {
  return h(
    "svg",
    { className: "colony", viewBox: "0 0 1100 46", preserveAspectRatio: "xMidYMax slice", "aria-hidden": "true" },
    h("path", { d: houses, fill: "var(--mid)" }),
    h("path", { d: windows, fill: "var(--glass)", opacity: ".8" }),
  );
}

const { houses, windows } = drawColony();

function drawColony(): { houses: string; windows: string } {
  const random = noise(11);
  let houses = "";
  let windows = "";
  for (let x = -10; x < 1400; x += 44) {
    const eaves = 46 - (15 + Math.floor(random() * 5));
    houses += `M${x} 46V${eaves}l20-11 20 11V46ZM${x + 28} ${eaves - 12}h4v9h-4Z`;
    if (random() > 0.35) windows += `M${x + 9} ${eaves + 3}h6v6h-6ZM${x + 25} ${eaves + 3}h6v6h-6Z`;
  }
  return {
    houses,
    windows,
  };
}
