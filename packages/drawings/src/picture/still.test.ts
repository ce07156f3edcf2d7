// Drawings that stand for themselves: as a browser would show them, without its style sheets.
import { createElement as h } from "react";
import { expect, test } from "vitest";
import { customProperties } from "../pieces/custom-properties.ts";
import { Use } from "../pieces/use.ts";
import { stillOf } from "./still.ts";

const sheet = (...parts: ReturnType<typeof h>[]) => h("svg", { width: 100, height: 50, viewBox: "0 0 100 50" }, ...parts);

test("A colour is the one of the theme.", () => {
  expect(stillOf(sheet(h("rect", { fill: "var(--paper)" })), "day")).toContain('fill="#faf5e9"');
  expect(stillOf(sheet(h("rect", { fill: "var(--paper)" })), "night")).toContain('fill="#211d18"');
});

test("A piece has the colour of its seat, and on paper that of the day.", () => {
  const piece = h("g", { key: 1, className: "seat-blue" }, h("rect", { fill: "var(--pc)" }));
  expect(stillOf(sheet(piece), "night")).toContain('fill="#4a90e2"');
  expect(stillOf(sheet(h("g", { style: { colorScheme: "light" } }, piece)), "night")).toContain('fill="#1f62b0"');
});

test("A sprite is drawn where it is used, with what is set there.", () => {
  const still = stillOf(
    sheet(h("g", { style: customProperties({ "--hole": "#123456" }) }, h(Use, { id: "helmet", x: 10, y: 5, width: 40, height: 32 }))),
    "day",
  );
  expect(still).toContain('<g transform="translate(10 5) scale(2 2)" data-piece="helmet">');
  expect(still).toContain('fill="#123456"');
  expect(still).not.toContain("<use");
});

test("A drawing within a drawing keeps its shape in the room it is given.", () => {
  const inside = h("svg", { x: 20, width: 40, height: 40, viewBox: "0 0 20 10" }, h("rect", { width: "100%", height: 10 }));
  expect(stillOf(sheet(inside), "day")).toContain('<g transform="translate(20 10) scale(2 2)" ><rect width="20" height="10">');
});

test("A property that nobody has set is an error, not a black piece.", () => {
  expect(() => stillOf(sheet(h("rect", { fill: "var(--nothing)" })), "day")).toThrow("Nothing has set --nothing.");
  expect(() => stillOf(sheet(h("use", { href: "#nobody" })), "day")).toThrow("There is no sprite nobody.");
});
