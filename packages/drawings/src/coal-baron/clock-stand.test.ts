// How the elements of the shift clock stand.
import { expect, test } from "vitest";
import { samplePlayer, samplePosition } from "../samples/coal-baron.ts";
import { clockStand, leadersOf } from "./clock-stand.ts";

test("Tied for first, all lead; nobody leads with nothing.", () => {
  expect(leadersOf({ counts: [2, 2, 1] })).toEqual([0, 1]);
  expect(leadersOf({ counts: [0, 0, 0] })).toEqual([]);
  expect(leadersOf({ counts: [null, 1, 0] })).toEqual([1]);
});

test("Where deliveries are hidden, what they bring is not told.", () => {
  const hidden = samplePosition(
    { delivered: ["barrow-Y"] },
    { players: [samplePlayer({ delivered: ["barrow-Y"] }), samplePlayer({ delivered: null })] },
  );
  const [yellow, , , , , , , , carts] = clockStand(hidden);
  expect(yellow).toMatchObject({ counts: [1, null], vp: [null, null] });
  expect(carts).toMatchObject({ counts: [0, 0], vp: [0, 0] });
});
