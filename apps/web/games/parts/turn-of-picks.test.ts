// Undo and redo are free, and a choice made anew drops what followed from the old one.
import { expect, test } from "vitest";
import { newTurn, type Turn, turnAfter } from "./turn-of-picks.ts";

const pick = (turn: Turn<string>, name: string, keptBy = (before: readonly string[]) => before) =>
  turnAfter(turn, { type: "pick", pick: name, keptBy });
const abc = ["a", "b", "c"].reduce((turn, name) => pick(turn, name), newTurn<string>());

test("What is undone can be done again, in order.", () => {
  const undone = turnAfter(turnAfter(abc, { type: "undo" }), { type: "undo" });
  expect(undone).toEqual({ picks: ["a"], undone: ["b", "c"] });
  expect(turnAfter(undone, { type: "redo" })).toEqual({ picks: ["a", "b"], undone: ["c"] });
  expect(turnAfter(abc, { type: "restart" })).toEqual({ picks: [], undone: ["a", "b", "c"] });
});

test("Choosing by hand what was undone keeps the rest to be done again; anything else forgets it.", () => {
  const undone = turnAfter(abc, { type: "backTo", count: 1 });
  expect(pick(undone, "b")).toEqual({ picks: ["a", "b"], undone: ["c"] });
  expect(pick(undone, "x")).toEqual({ picks: ["a", "x"], undone: [] });
});

test("A choice made anew keeps only what it leaves standing.", () => {
  expect(pick(abc, "x", (before) => before.slice(0, 1))).toEqual({ picks: ["a", "x"], undone: [] });
});
