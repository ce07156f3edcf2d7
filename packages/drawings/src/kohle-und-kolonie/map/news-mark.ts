// What has changed on the map since somebody looked: the number by which the news tells it.
import { createElement as h } from "react";
import type { Dress } from "../../pieces/dress.ts";
import { inform } from "../../pieces/voices.ts";

/** Stands beside what has changed, not in it: the number is no part of its name. */
export function NewsMark({ of, x, y }: { of: Dress | undefined; x: number; y: number }) {
  if (of?.news === undefined) return null;
  return h(
    "g",
    { className: "newsmark", transform: `translate(${x} ${y})`, pointerEvents: "none", "aria-hidden": true },
    h("circle", { r: "11", fill: "var(--info)", stroke: "var(--map-paper)", strokeWidth: 2.5 }),
    h("text", { y: "5.5", ...inform(15, 800), fill: "var(--info-wash)", textAnchor: "middle" }, of.news),
  );
}
