// The shift clock's counts and majorities (rulebook, "End of a shift").
import { describe, expect, test } from "vitest";
import { SHIFT_CLOCK } from "../components.ts";
import { playerAt, type State } from "../state.ts";
import { firstShift, playOutShift } from "../testing/table.ts";
import type { OrderId } from "../vocabulary.ts";
import { countOf, leadOf, majorityVp } from "./shift-clock.ts";

const MIKE: OrderId[] = ["barrow-GG", "carriage-KK", "carriage-YNGK"];
const GEORGE: OrderId[] = ["barrow-NNN", "carriage-N"];
const LUCY: OrderId[] = ["barrow-GGG", "carriage-G"];

function tableWith(...delivered: OrderId[][]): State {
  const state = firstShift(delivered.length);
  for (const [seat, orders] of delivered.entries()) playerAt(state, seat).delivered = orders;
  return state;
}

const countsOf = (state: State, seat: number) => SHIFT_CLOCK.map((element) => countOf(playerAt(state, seat), element));

describe("counting", () => {
  test("the rulebook's example: 3 gray, 3 black, 1 yellow and 1 brown spot; 2 barrow and 6 carriage spots", () => {
    expect(countsOf(tableWith(MIKE, []), 0).slice(0, 8)).toEqual([1, 1, 3, 3, 2, 6, 0, 0]);
  });

  test("outstanding orders do not count, complete or not", () => {
    const state = tableWith([], []);
    expect(countsOf(state, 0).slice(0, 8)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  test("carts are empty that hold no cube: on tiles and printed, a substitute is a cube", () => {
    const state = tableWith([], []);
    const player = playerAt(state, 0);
    player.preprinted.black = null;
    player.tiles = [
      { kind: "black-light-2", cubes: [null, "yellow"] },
      { kind: "black-dark-2", cubes: [null, null] },
      { kind: "gray-light-1", cubes: [null] },
      { kind: "gray-dark-2", cubes: [null, null] },
    ];
    expect(countsOf(state, 0).slice(8)).toEqual([0, 0, 3, 4]);
  });

  test("what others delivered face down is not known", () => {
    const state = tableWith(MIKE, []);
    const seen = { ...playerAt(state, 0), delivered: null };
    expect(SHIFT_CLOCK.map((element) => countOf(seen, element))).toEqual([null, null, null, null, null, null, null, null, 0, 0, 0, 0]);
  });
});

describe("majorities", () => {
  test.each([
    { rule: "most gets the first VP, next highest the second", counts: [3, 5, 1, 4], vp: [0, 7, 0, 3] },
    { rule: "tied for first: all get the first VP and there is no second", counts: [5, 5, 4], vp: [7, 7, 0] },
    { rule: "tied for second: all get the second VP", counts: [6, 1, 1, 0], vp: [7, 3, 3, 0] },
    { rule: "all tied for first", counts: [2, 2, 2, 2], vp: [7, 7, 7, 7] },
    { rule: "a count of 0 scores nothing", counts: [4, 0, 0], vp: [7, 0, 0] },
    { rule: "nobody has any", counts: [0, 0, 0], vp: [0, 0, 0] },
    { rule: "with 2 players there is no second VP", counts: [4, 3], vp: [7, 0] },
    { rule: "with 2 players both tied get the first", counts: [3, 3], vp: [7, 7] },
  ])("$rule", ({ counts, vp }) => {
    const carriages = SHIFT_CLOCK[5];
    expect(carriages && majorityVp(counts, carriages)).toEqual(vp);
  });
});

describe("scoring a shift", () => {
  test.each([
    { shift: 1, elements: 4 },
    { shift: 2, elements: 8 },
    { shift: 3, elements: 12 },
  ])("after shift $shift the first $elements elements are scored", ({ shift, elements }) => {
    const state = tableWith([], []);
    state.shift = shift;
    playOutShift(state);
    expect(state.scorings.map((scoring) => [scoring.shift, scoring.elements.map(({ element }) => element)])).toEqual([
      [shift, Array.from({ length: elements }, (_, index) => index + 1)],
    ]);
  });

  test("the rulebook's example: after shift 2 George, Lucy and Mike get 6, 6, 0 for barrows and 3, 3, 7 for carriages", () => {
    const state = tableWith(GEORGE, LUCY, MIKE);
    state.shift = 2;
    playOutShift(state);
    const [, , , , barrow, carriage, truck, engine] = state.scorings[0]?.elements ?? [];
    expect(barrow).toEqual({ element: 5, counts: [3, 3, 2], vp: [6, 6, 0] });
    expect(carriage).toEqual({ element: 6, counts: [1, 1, 6], vp: [3, 3, 7] });
    expect([truck?.vp, engine?.vp]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  test("orders of all shifts so far count again", () => {
    const state = tableWith(["barrow-Y"], []);
    playOutShift(state);
    playOutShift(state);
    expect(state.scorings.map(({ elements }) => elements[0])).toEqual([
      { element: 1, counts: [1, 0], vp: [2, 0] },
      { element: 1, counts: [1, 0], vp: [2, 0] },
    ]);
    expect(state.players.map(({ vp }) => vp)).toEqual([2 + 2 + 6, 0]);
  });
});

describe("who is ahead, and by how much", () => {
  test("the lead is told against the next, what is missing against the most", () => {
    expect([0, 1, 2].map((seat) => leadOf([5, 3, 0], seat))).toEqual([
      { is: "ahead", by: 2 },
      { is: "behind", by: 2 },
      { is: "behind", by: 5 },
    ]);
  });

  test("a lead that is shared is by nothing, and nobody leads with nothing", () => {
    expect(leadOf([4, 4, 1], 0)).toEqual({ is: "tied" });
    expect(leadOf([0, 0], 1)).toEqual({ is: "none" });
  });

  test("where a count is hidden, nothing is told", () => {
    expect([0, 1].map((seat) => leadOf([4, null], seat))).toEqual([undefined, undefined]);
  });
});
