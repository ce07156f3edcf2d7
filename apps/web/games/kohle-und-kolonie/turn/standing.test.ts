// When the position changes, the picks that still stand are kept and the first that does not is named.
import { samplePosition } from "@pithead/drawings/samples/kohle-und-kolonie";
import { expect, test } from "vitest";
import type { Pick } from "./picks.ts";
import { standing } from "./standing.ts";

const picks: Pick[] = [
  { pick: "step", step: { step: "placeEngineer", at: "coking:engineer" } },
  { pick: "step", step: { step: "trade", give: "coins" } },
];

test("In the position they were made for, all picks stand.", () => {
  expect(standing(samplePosition(), 0, picks)).toEqual({ picks, fallen: null });
});

test("Steps up to the first impossible one are kept.", () => {
  expect(standing(samplePosition({ coins: 1 }), 0, picks)).toMatchObject({
    picks: picks.slice(0, 1),
    fallen: { pick: picks[1], reason: { code: "too-few-coins", price: 2, coins: 0 } },
  });
});

test("Nothing stands when it is no longer the player's turn.", () => {
  const later = samplePosition({}, { asked: { seat: 1, question: "turn" } });
  expect(standing(later, 0, picks)).toMatchObject({ picks: [], fallen: { reason: { code: "not-your-turn" } } });
});

test("A bid that has been reached falls.", () => {
  const position = samplePosition(
    {},
    {
      phase: "consolidations",
      asked: { seat: 0, question: "bid" },
      turn: null,
      consolidation: {
        field: "general",
        stage: "bid",
        order: [0, 1],
        basis: [3, 2],
        totals: [3, 5],
        hasPassed: [false, false],
        syndicate: 3,
        next: 0,
        won: null,
      },
    },
  );
  const bid = (total: number): Pick => ({ pick: "answer", command: { type: "bid", total } });
  expect(standing(position, 0, [bid(6)]).fallen).toBeNull();
  expect(standing(position, 0, [bid(5)]).fallen).toMatchObject({ reason: { code: "bid-too-low", total: 5, leading: 5 } });
});
