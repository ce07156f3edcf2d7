// The course of a game, read from its log.
import { expect, test } from "vitest";
import { courseOf } from "./course.ts";

const row = { auto: null, at: "2026-01-01T00:00:00.000Z", command: { type: "turn" } };

test("A round ends where the next begins, the last with the final scoring.", () => {
  const entries = [
    { ...row, seq: 1, seat: null, events: [{ type: "roundBegan", round: 1 }] },
    { ...row, seq: 2, seat: 0, events: [{ type: "mineBought", seat: 0, vp: 2 }] },
    { ...row, seq: 3, seat: 1, events: [{ type: "roundBegan", round: 2 }] },
    { ...row, seq: 4, seat: 1, events: [{ type: "gameScored", final: [] }] },
  ];
  expect(courseOf(entries)).toEqual({
    movers: [null, 0, 1, 1],
    roundEnds: [
      { round: 1, seq: 3 },
      { round: 2, seq: 4 },
    ],
  });
});
