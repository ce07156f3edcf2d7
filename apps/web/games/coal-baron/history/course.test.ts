// The course of a game, read from its log.
import { expect, test } from "vitest";
import { courseOf } from "./course.ts";

const at = "2026-01-01T00:00:00.000Z";
const command = { type: "place" };

test("Points grow by deliveries, shift scorings and the final scoring.", () => {
  const entries = [
    { seq: 1, seat: 0, auto: null, at, command, events: [{ type: "marksGained", seat: 0, marks: 4 }] },
    { seq: 2, seat: 1, auto: null, at, command, events: [{ type: "ordersDelivered", seat: 1, vehicle: "truck", orders: 1, vp: 5 }] },
    {
      seq: 3,
      seat: 0,
      auto: null,
      at,
      command,
      events: [
        { type: "shiftScored", scoring: { shift: 1, elements: [{ element: 1, counts: [1, 0], vp: [2, 0] }] } },
        {
          type: "gameScored",
          final: [
            { vpBefore: 2, total: 1 },
            { vpBefore: 5, total: 7 },
          ],
        },
      ],
    },
  ];
  expect(courseOf(entries, 2)).toEqual({
    movers: [0, 1, 0],
    shiftEnds: [{ shift: 1, seq: 3 }],
    points: [
      [0, 0, 0, 1],
      [0, 0, 5, 7],
    ],
  });
});
