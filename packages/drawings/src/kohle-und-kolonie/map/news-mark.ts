// What has changed on the map since somebody looked: the number by which the news tells it.
import { createElement as h } from "react";
import type { Dress } from "../../pieces/dress.ts";
import { inform } from "../../pieces/voices.ts";

export function NewsMark({ of, x, y }: { of: Dress | undefined; x: number; y: number }) {
  if (of?.news === undefined) return null;
  return h(
    "g",
    // No part of the name of what has changed: the news tells it.
    { transform: `translate(${x} ${y})`, pointerEvents: "none", "aria-hidden": true },
    h("circle", { r: "11", fill: "var(--info)", stroke: "var(--map-paper)", strokeWidth: 2.5 }),
    h("text", { y: "5.5", ...inform(15, 800), fill: "var(--info-wash)", textAnchor: "middle" }, of.news),
  );
}
