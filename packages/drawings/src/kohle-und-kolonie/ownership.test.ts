// Who has what on the map.
import { expect, test } from "vitest";
import { samplePlayer, samplePosition } from "../samples/kohle-und-kolonie.ts";
import { fieldStand, nextPurchases, ownersOf, settlementsIn } from "./ownership.ts";

const slots = { ...samplePlayer().slots, T1: { mine: 3, engine: true } };
const position = samplePosition(
  { slots, settlements: ["linden"], miners: { "village:linden": 2 } },
  { syndicate: { coins: 6, morePurchases: 1, hasExtraCoin: false, mines: [{ mine: 2, engine: true }] }, display: [5, 7, 13] },
);

test("A field tells its mines: owned, the syndicate's, on display; and its large mine.", () => {
  const { mines, large } = fieldStand(position, ownersOf(position), "general");
  expect(mines.map(({ mine, owner, isOffered }) => [mine.id, owner?.owner, isOffered])).toEqual([
    [2, null, false],
    [3, 0, false],
    [13, undefined, true],
  ]);
  expect(large).toMatchObject({ mine: { id: "general", vp: 4 }, owner: undefined });
});

test("Once consolidated, a field has its large mine alone.", () => {
  const merged = samplePosition({ slots: { ...slots, T1: { mine: "general", engine: true } } }, { round: 3, display: [] });
  const { mines, large } = fieldStand(merged, ownersOf(merged), "general");
  expect(mines).toEqual([]);
  expect(large?.owner).toEqual({ owner: 0, engine: true });
});

test("The syndicate buys the lowest numbers, one more for each marker in force.", () => {
  expect(nextPurchases(position)).toEqual([5, 7]);
});

test("A village tells whose settlements stand there, and how many miners in them.", () => {
  expect(settlementsIn(position, "linden")).toEqual([{ seat: 0, miners: 2 }]);
});
