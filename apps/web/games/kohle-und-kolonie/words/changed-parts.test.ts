// Where on the board a difference between two positions is seen: on everybody's map, or on its owner's tableau.
import { expect, test } from "vitest";
import { partsOf } from "./changed-parts.ts";

const sentence = { key: "difference.placed" };

test.each([
  [null, "station:y1", ["place:station:y1"]],
  [2, "village:linden", ["place:village:linden"]],
  [2, "T1", ["2 slot:T1", "2 mine:T1"]],
  [0, "coking", ["0 above:coking"]],
  [1, "coking:miner1", ["1 place:coking:miner1"]],
  [null, undefined, []],
])("of %s, on %s", (seat, on, parts) => {
  expect(partsOf({ seat, sentence, ...(on !== undefined && { on }) })).toEqual(parts);
});
