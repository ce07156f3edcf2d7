// The course of a game, read from its log.
import { expect, test } from "vitest";
import { courseOf } from "./course.ts";

const row = { auto: null, at: "2026-01-01T00:00:00.000Z", command: { type: "place" } };

test("A shift ends with its scoring.", () => {
  const entries = [
    { ...row, seq: 1, seat: 0, events: [{ type: "marksGained", seat: 0, marks: 4 }] },
    {
      ...row,
      seq: 2,
      seat: 1,
      events: [
        { type: "shiftScored", scoring: { shift: 1, elements: [] } },
        { type: "shiftBegan", shift: 2 },
      ],
    },
    { ...row, seq: 3, seat: null, events: [] },
  ];
  expect(courseOf(entries)).toEqual({ movers: [0, 1, null], shiftEnds: [{ shift: 1, seq: 2 }] });
});
