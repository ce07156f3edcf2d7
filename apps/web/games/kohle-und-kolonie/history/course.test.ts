// The course of a game, read from its log.
import { expect, test } from "vitest";
import { courseOf } from "./course.ts";

const at = "2026-01-01T00:00:00.000Z";
const row = { at, auto: null, command: { type: "turn" } };

test("Points grow and shrink by events; a round ends where the next begins, the last with the final scoring.", () => {
  const entries = [
    { ...row, seq: 1, seat: 0, events: [{ type: "mineBought", seat: 0, vp: 2 }] },
    {
      ...row,
      seq: 2,
      seat: null,
      events: [
        { type: "pointsLost", seat: 1, vp: 1 },
        { type: "boardScored", vp: [3, 1], fields: [] },
      ],
    },
    { ...row, seq: 3, seat: 1, events: [{ type: "roundBegan", round: 2 }] },
    {
      ...row,
      seq: 4,
      seat: 1,
      events: [
        {
          type: "gameScored",
          final: [
            { vpBefore: 7, total: 10 },
            { vpBefore: 2, total: 2 },
          ],
        },
      ],
    },
  ];
  expect(courseOf(entries, 2, 2)).toEqual({
    movers: [0, null, 1, 1],
    roundEnds: [
      { round: 1, seq: 3 },
      { round: 2, seq: 4 },
    ],
    points: [
      [2, 4, 7, 7, 10],
      [2, 2, 2, 2, 2],
    ],
  });
});
