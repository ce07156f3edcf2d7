// Placing and ousting workers (rulebook, "Taking your turn").
import { describe, expect, test } from "vitest";
import { act, firstShift, refusalOf } from "../testing/table.ts";

/** The rulebook's example: Mike sits in seat 0; somebody else's one worker stands on 5 marks, two of his own on 6 marks. */
function mikesTurn() {
  const state = firstShift(3);
  state.crews["money-5"] = { seat: 1, workers: 1 };
  state.crews["money-6"] = { seat: 0, workers: 2 };
  return state;
}

describe("the rulebook's example", () => {
  test("an empty space takes exactly one worker", () => {
    const state = mikesTurn();
    act(state, 0, { type: "place", space: "money-4" });
    expect(state.crews["money-4"]).toEqual({ seat: 0, workers: 1 });
    expect(state.players[0]).toMatchObject({ workers: 14, marks: 9 + 4 });
    expect(state.canteen).toEqual([0, 0, 0]);
  });

  test("a space that holds another player's worker takes two; the ousted goes to the canteen and stays its owner's", () => {
    const state = mikesTurn();
    act(state, 0, { type: "place", space: "money-5" });
    expect(state.crews["money-5"]).toEqual({ seat: 0, workers: 2 });
    expect(state.players[0]).toMatchObject({ workers: 13, marks: 9 + 5 });
    expect(state.canteen).toEqual([0, 1, 0]);
  });

  test("a space that holds two of one's own takes three", () => {
    const state = mikesTurn();
    act(state, 0, { type: "place", space: "money-6" });
    expect(state.crews["money-6"]).toEqual({ seat: 0, workers: 3 });
    expect(state.players[0]).toMatchObject({ workers: 12, marks: 9 + 6 });
    expect(state.canteen).toEqual([2, 0, 0]);
  });
});

test("who does not have enough workers must select a different space", () => {
  const state = mikesTurn();
  const [mike] = state.players;
  if (mike) mike.workers = 2;
  expect(refusalOf(state, 0, { type: "place", space: "money-6" })).toEqual({
    code: "too-few-workers",
    space: "money-6",
    price: 3,
    workers: 2,
  });
  expect(refusalOf(state, 0, { type: "place", space: "money-5" })).toBeUndefined();
});

test("the bank always takes exactly one worker, ousts nobody and pays 1 mark", () => {
  const state = firstShift(2);
  for (const seat of [0, 1, 0, 1, 0]) act(state, seat, { type: "place", space: "bank" });
  expect(state.bank).toEqual([3, 2]);
  expect(state.canteen).toEqual([0, 0]);
  expect(state.players.map(({ workers, marks }) => [workers, marks])).toEqual([
    [15, 13],
    [16, 12],
  ]);
});

test("play goes clockwise", () => {
  const state = firstShift(4, { start: 2 });
  const asked = [2, 3, 0, 1, 2].map((seat) => {
    expect(state.turn).toBe(seat);
    return act(state, seat, { type: "place", space: "bank" });
  });
  expect(asked.map((events) => events.at(-1))).toEqual([3, 0, 1, 2, 3].map((to) => ({ type: "turnPassed", to })));
});

test("a player without workers is skipped", () => {
  const state = firstShift(3);
  for (const player of state.players.slice(1)) player.workers = 0;
  act(state, 0, { type: "place", space: "bank" });
  expect(state.turn).toBe(0);
  expect(refusalOf(state, 1, { type: "place", space: "bank" })).toEqual({ code: "not-your-turn", turn: 0 });
});

test("a locked space does not exist", () => {
  expect(refusalOf(firstShift(2), 0, { type: "place", space: "money-5" })).toEqual({ code: "space-locked", space: "money-5", players: 2 });
  expect(refusalOf(firstShift(3), 0, { type: "place", space: "factory-8" })).toEqual({
    code: "space-locked",
    space: "factory-8",
    players: 3,
  });
});
