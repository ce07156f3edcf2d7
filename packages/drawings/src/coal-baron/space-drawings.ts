// What lies on worker spaces besides tiles and orders: notes to be had, the way into the mine, the stacks to draw from.
import { createElement as h } from "react";
import { Use } from "../pieces/use.ts";
import { inform, speak } from "../pieces/voices.ts";

const LINE = { stroke: "var(--outline)", strokeWidth: 1.5 } as const;

/** Marks to be had from the pay office, or from the bank. */
export function Note({ marks, bank }: { marks: number; bank: boolean }) {
  const paper = bank ? "--note-2" : "--note";
  return h(
    "svg",
    { className: "note", viewBox: "0 0 54 34", "aria-hidden": "true" },
    h("rect", { x: 1, y: 1, width: 52, height: 32, rx: 2, fill: `var(${paper})`, ...LINE }),
    h("rect", { x: 3.5, y: 3.5, width: 47, height: 27, fill: "none", stroke: `var(${paper}-line)`, strokeWidth: 1 }),
    h(Use, { id: "coin", x: 7, y: 8, width: 18, height: 18 }),
    h("text", { x: 38, y: 24, ...speak(20, 700), fill: "var(--note-ink)", textAnchor: "middle" }, marks),
  );
}

/** An adit with how many work steps it allows. `word`: what they are called, where there is room for it. */
export function Gate({ steps, word }: { steps: number; word?: string | undefined }) {
  return h(
    "svg",
    { className: "gate", viewBox: "0 0 70 56", "aria-hidden": "true" },
    h("path", { d: "M1 55V27A26 26 0 0 1 27 1H43A26 26 0 0 1 69 27V55Z", fill: "var(--adit)", stroke: "var(--outline)", strokeWidth: 2 }),
    h("path", {
      d: "M3.500 55V27A23.500 23.500 0 0 1 27 3.500H43A23.500 23.500 0 0 1 66.500 27V55",
      fill: "none",
      stroke: "var(--timber)",
      strokeWidth: 3,
    }),
    h(
      "text",
      { x: 35, y: word === undefined ? 41 : 33, ...speak(word === undefined ? 30 : 24, 700), fill: "var(--on-rock)", textAnchor: "middle" },
      steps,
    ),
    word !== undefined &&
      h("text", { x: 35, y: 47, ...inform(12), fontStretch: "72%", fill: "var(--on-rock-2)", textAnchor: "middle" }, word),
  );
}

/** A stack to draw from. */
export function Stack({ of }: { of: "tiles" | "orders" }) {
  return h("svg", { viewBox: "0 0 72 54", "aria-hidden": "true" }, of === "tiles" ? h(TileStack, null) : h(OrderStack, null));
}

function TileStack() {
  return h(
    "g",
    { transform: "translate(6 4)" },
    [8, 4, 0].map((d) =>
      h("rect", { key: d, x: d, y: 8 - d, width: 52, height: 36, rx: 3, fill: "var(--steel)", stroke: "var(--outline)", strokeWidth: 1.4 }),
    ),
    h("path", { d: "M8 26h36M14 18h24M14 34h24", stroke: "var(--steel-3)", strokeWidth: 2 }),
  );
}

function OrderStack() {
  return h(
    "g",
    { transform: "translate(12 2)" },
    [8, 4, 0].map((d) =>
      h("rect", { key: d, x: d, y: 8 - d, width: 40, height: 44, rx: 3, fill: "var(--card)", stroke: "var(--outline)", strokeWidth: 1.4 }),
    ),
    h("path", { d: "M6 24h28", stroke: "#000", strokeOpacity: ".4", strokeDasharray: "2 3" }),
    h("path", { d: "M12 14h16", stroke: "var(--wall-2)", strokeWidth: 4 }),
  );
}
