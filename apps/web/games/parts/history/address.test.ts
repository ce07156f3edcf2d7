// A history page's link says all that is shown, and what makes no sense in one is left out.
import { expect, test } from "vitest";
import { historyAddress, lineOf, lookingOf } from "./address.ts";

test.each([
  [{}, undefined, "/games/g/history/7"],
  [{ as: "1" }, undefined, "/games/g/history/7?as=1"],
  [{ as: "spectator", compare: 3 }, undefined, "/games/g/history/7?as=spectator&compare=3"],
  [{ compare: 3, only: 2 }, undefined, "/games/g/history/7?compare=3&only=2"],
  [{ compare: 0 }, "7.1", "/games/g/history/7?compare=0#line-7.1"],
] as const)("%j, line %s", (looking, line, address) => {
  expect(historyAddress("g", 7, looking, line)).toBe(address);
  const { searchParams, hash } = new URL(address, "http://pithead.example");
  expect(lookingOf(Object.fromEntries(searchParams), 9)).toEqual(looking);
  expect(lineOf(hash)).toBe(line);
});

test.each([{ as: "9" }, { as: ["0", "1"] }, { compare: "10" }, { compare: "-1" }, { compare: "x" }, { only: "5" }, { only: ["0"] }])(
  "%j says nothing",
  (search) => {
    expect(lookingOf(search, 9)).toEqual({});
  },
);

test("another page's hash names no line", () => {
  expect(lineOf("#main")).toBeUndefined();
});
