// Curves pass their points; borders run where two towns meet.
import { componentsFor } from "@pithead/game-kohle-und-kolonie/client";
import { expect, test } from "vitest";
import { curveThrough } from "./courses.ts";
import { outlineOf } from "./curves.ts";
import { townBorders } from "./town-borders.ts";

const { fields } = componentsFor({}, 5).edition;

test("A curve begins at the first point and passes all the others.", () => {
  const curve = curveThrough([
    [0, 0],
    [10, 20],
    [30, 5],
  ]);
  expect(curve).toMatch(/^M0 0C/);
  expect(curve).toMatch(/ 10 20C.* 30 5$/);
});

test("A field at the edge of the land runs to the edge of the sheet.", () => {
  const eintracht = fields.find(({ id }) => id === "eintracht");
  expect(eintracht && outlineOf(eintracht)).toMatch(/^M-26 -20L325.6 -20/);
});

test("Fields of one town have no border between them.", () => {
  const essen = fields.filter(({ town }) => town === "essen");
  expect(townBorders(essen)).toBe("");
  expect(townBorders(fields)).not.toBe("");
});
