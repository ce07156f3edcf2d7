// One table of colours: pages and pictures agree on it.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COLOURS, type ColourName, colourIn } from "./colours.ts";
import { SCOPES } from "./scopes.ts";
import { styleSheet } from "./style-sheet.ts";

const written = readFileSync(new URL("../../tokens.css", import.meta.url), "utf8");

test("What pages read is written from the table as it is: npm run tokens -w @pithead/drawings.", () => {
  expect(written).toBe(styleSheet());
});

test("Pages by day and by night, and pictures by day and by night, have the same colours.", () => {
  const names = Object.keys(COLOURS).filter((name): name is ColourName => name in COLOURS);
  expect(names.length).toBeGreaterThan(100);
  for (const name of names) {
    const value = new RegExp(`^  --${name}: (.*);$`, "m").exec(written)?.[1] ?? "";
    const [day, night] = /^light-dark\((#\w+|rgb\([^)]*\)), (#\w+|rgb\([^)]*\))\)$/.exec(value)?.slice(1) ?? [value, value];
    expect([name, colourIn("day", name), colourIn("night", name)]).toEqual([name, day, night]);
  }
});

test("Every seat, coal, town and line reads colours of the table.", () => {
  for (const [scope, properties] of Object.entries(SCOPES))
    for (const colour of Object.values(properties)) expect([scope, Object.hasOwn(COLOURS, colour)]).toEqual([scope, true]);
});
