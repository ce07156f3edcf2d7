// The sequence of play (rulebook, "Playing the game" and "End of a shift").
import { describe, expect, test } from "vitest";
import { decide } from "./flow.ts";
import { playerAt } from "./state.ts";
import { act, firstShift, mine, playOutShift, refusalOf } from "./testing/table.ts";

describe("the end of a shift", () => {
  test("comes when nobody has a worker left", () => {
    const state = firstShift(2);
    for (const player of state.players) player.workers = 1;
    expect(act(state, 0, { type: "place", space: "bank" }).map(({ type }) => type)).toEqual(["workersPlaced", "marksGained", "turnPassed"]);
    expect(act(state, 1, { type: "place", space: "bank" }).map(({ type }) => type)).toEqual([
      "workersPlaced",
      "marksGained",
      "shiftScored",
      "shiftBegan",
    ]);
    expect(state).toMatchObject({ shift: 2, phase: "shift" });
  });

  test("waits for the keep of a draw made with the last worker", () => {
    const state = firstShift(2);
    playerAt(state, 0).workers = 1;
    playerAt(state, 1).workers = 0;
    act(state, 0, { type: "place", space: "order-draw" });
    expect(state).toMatchObject({ shift: 1, turn: 0, scorings: [] });
    act(state, 0, { type: "keep", card: null, to: "top", rest: state.draw?.cards ?? [] });
    expect(state).toMatchObject({ shift: 2, scorings: [{ shift: 1 }] });
  });

  test("the last placement counts in the scoring that it causes", () => {
    const state = firstShift(2);
    playerAt(state, 0).workers = 1;
    playerAt(state, 1).workers = 0;
    playerAt(state, 0).outstanding = [{ order: "truck-Y", spots: [["yellow"]] }];
    act(state, 0, { type: "place", space: "delivery-truck" });
    expect(state.scorings[0]?.elements[0]).toEqual({ element: 1, counts: [1, 0], vp: [2, 0] });
    expect(playerAt(state, 0).vp).toBe(2 + 2);
  });

  test("the last placement decides who starts next", () => {
    const state = firstShift(3);
    for (const player of state.players) player.workers = 0;
    playerAt(state, 0).workers = 1;
    act(state, 0, { type: "place", space: "factory-1" });
    expect(state).toMatchObject({ shift: 2, startPlayer: 0, turn: 0 });
  });
});

describe("the next shift", () => {
  test("all workers return to their owners", () => {
    const state = firstShift(2);
    act(state, 0, { type: "place", space: "money-4" });
    act(state, 1, { type: "place", space: "money-4" });
    playOutShift(state);
    expect(state.players.map(({ workers }) => workers)).toEqual([18, 18]);
    expect([state.bank, state.canteen, Object.values(state.crews).filter((crew) => crew !== null)]).toEqual([[0, 0], [0, 0], []]);
  });

  test("tiles, orders, cages, marks and cubes stay as they are", () => {
    const state = firstShift(2);
    const { cage, cageAt } = mine(state, 0, "mining-6", [
      { step: "cage", to: "brown" },
      { step: "load", cube: "brown" },
    ]);
    const { factory, orders, stacks } = state;
    playOutShift(state);
    expect(state).toMatchObject({ factory, orders, stacks });
    expect(state.players[0]).toMatchObject({ cage, cageAt, marks: 10 + 17 });
  });

  test("starts with the start player", () => {
    const state = firstShift(4, { start: 3 });
    playOutShift(state);
    expect(state).toMatchObject({ startPlayer: 0, turn: 0 });
    playOutShift(state);
    expect(state).toMatchObject({ startPlayer: 1, turn: 1 });
  });
});

test("the host makes no moves in this game", () => {
  expect(decide(firstShift(2), null, { type: "place", space: "bank" })).toEqual({ ok: false, reason: { code: "no-chance-moves" } });
});

test("nothing is legal once the game is over", () => {
  const state = firstShift(2);
  while (state.phase === "shift") playOutShift(state);
  expect(refusalOf(state, 0, { type: "place", space: "bank" })).toEqual({ code: "game-over" });
});
