// A turn being built is a list of picks: undo and redo are free, a first choice made anew replaces what followed.
import { expect, test } from "vitest";
import { NEW_TURN, type Pick, type Turn, type TurnAction, turnReducer } from "./picks.ts";

const mine: Pick = { pick: "space", space: "mining-8" };
const bank: Pick = { pick: "space", space: "bank" };
const lower: Pick = { pick: "step", step: { step: "cage", to: "gray" } };
const load: Pick = { pick: "step", step: { step: "load", cube: "gray" } };

function after(...actions: TurnAction[]): Turn {
  return actions.reduce(turnReducer, NEW_TURN);
}
const pick = (one: Pick): TurnAction => ({ type: "pick", pick: one });

test("Undo takes the last pick back, redo makes it again.", () => {
  const undone = after(pick(mine), pick(lower), { type: "undo" });
  expect(undone).toEqual({ picks: [mine], undone: [lower] });
  expect(turnReducer(undone, { type: "redo" })).toEqual({ picks: [mine, lower], undone: [] });
});

test("Undo and redo with nothing to do leave the turn as it is.", () => {
  expect(after({ type: "undo" }, { type: "redo" })).toEqual(NEW_TURN);
});

test("Starting again can be redone pick by pick.", () => {
  const restarted = after(pick(mine), pick(lower), pick(load), { type: "restart" });
  expect(restarted.picks).toEqual([]);
  expect([1, 2, 3].reduce((turn) => turnReducer(turn, { type: "redo" }), restarted).picks).toEqual([mine, lower, load]);
});

test("A step can be touched to go back to it.", () => {
  expect(after(pick(mine), pick(lower), pick(load), { type: "backTo", count: 2 })).toEqual({ picks: [mine, lower], undone: [load] });
});

test("Another space replaces the one before, with its steps.", () => {
  expect(after(pick(mine), pick(lower), pick(bank))).toEqual({ picks: [bank], undone: [] });
});

test("A new pick forgets what was undone, the same pick again does not.", () => {
  const undone = after(pick(mine), pick(lower), pick(load), { type: "backTo", count: 1 });
  expect(turnReducer(undone, pick(load)).undone).toEqual([]);
  expect(turnReducer(undone, pick(lower))).toEqual({ picks: [mine, lower], undone: [load] });
});
