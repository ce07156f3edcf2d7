// The start player of the next shift (rulebook, "End of a shift").
import { expect, test } from "vitest";
import type { Position } from "../state.ts";
import { firstShift } from "../testing/table.ts";
import { nextStartPlayer } from "./start-player.ts";

function tableWith(seats: number, startPlayer: number, crews: Position["crews"]): Position {
  const state = firstShift(seats);
  return { ...state, startPlayer, crews: { ...state.crews, ...crews } };
}

test("the rulebook's example: 5, 4 and 2 workers in the factory, the one with 5 starts", () => {
  const crews: Position["crews"] = {
    "factory-1": { seat: 0, workers: 3 },
    "factory-2": { seat: 1, workers: 4 },
    "factory-3": { seat: 0, workers: 2 },
    "factory-4": { seat: 2, workers: 2 },
  };
  expect(nextStartPlayer(tableWith(3, 2, crews))).toBe(0);
});

test("the draw space of the factory counts", () => {
  expect(nextStartPlayer(tableWith(3, 0, { "factory-1": { seat: 1, workers: 1 }, "factory-draw": { seat: 2, workers: 2 } }))).toBe(2);
});

test("other spaces, the bank and the canteen don't count", () => {
  const position = tableWith(3, 0, { "money-4": { seat: 1, workers: 5 }, "factory-1": { seat: 2, workers: 1 } });
  expect(nextStartPlayer({ ...position, canteen: [9, 9, 0], bank: [9, 9, 0] })).toBe(2);
});

test("a tie goes to the tied player who sits first clockwise after the previous start player", () => {
  const crews: Position["crews"] = { "factory-1": { seat: 0, workers: 2 }, "factory-2": { seat: 2, workers: 2 }, "factory-3": null };
  expect(nextStartPlayer(tableWith(4, 1, crews))).toBe(2);
  expect(nextStartPlayer(tableWith(4, 3, crews))).toBe(0);
});

test("the previous start player is not chosen when tied with someone else", () => {
  const crews: Position["crews"] = { "factory-1": { seat: 0, workers: 2 }, "factory-2": { seat: 1, workers: 2 } };
  expect(nextStartPlayer(tableWith(4, 0, crews))).toBe(1);
  expect(nextStartPlayer(tableWith(4, 1, crews))).toBe(0);
});

test("the previous start player starts again with the most workers alone", () => {
  expect(nextStartPlayer(tableWith(2, 1, { "factory-1": { seat: 1, workers: 1 } }))).toBe(1);
});

test("with no workers in the factory at all, the next clockwise starts", () => {
  expect(nextStartPlayer(tableWith(4, 3, {}))).toBe(0);
});
