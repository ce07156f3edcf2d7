// What is carried when a move of Coal Baron is shown, from where to where.
import type { LogEntry } from "@pithead/contracts";
import { samplePosition } from "@pithead/drawings/samples/coal-baron";
import type { View, VisibleEvent, WorkStep } from "@pithead/game-coal-baron/client";
import { expect, test } from "vitest";
import type { Beat } from "../../parts/motion/beats.ts";
import { beatsOf } from "./beats-of.ts";

const before = samplePosition({ outstanding: [{ order: "truck-K", spots: [[]] }] });
const after: View = { ...before, turn: 1 };

function shown(...events: VisibleEvent[]): Beat<View>[] {
  const entry: LogEntry = { seq: 7, seat: 0, auto: null, at: "2026-01-01T00:00:00Z", command: { type: "place" }, events };
  return beatsOf({ entry, before, after });
}

/** From the best place to the best place. */
function ways(beats: readonly Beat<View>[]): (readonly [string | undefined, string | undefined])[][] {
  return beats.map(({ carried }) => carried.map(({ from, to }) => [from[0]?.trim(), to[0]?.trim()]));
}

test("A move always ends at the position after it, whatever is carried.", () => {
  expect(shown({ type: "turnPassed", to: 1 })).toEqual([{ carried: [], after }]);
  expect(shown({ type: "marksGained", seat: 0, marks: 5 }).at(-1)).toEqual({ carried: [], after });
});

test("Workers go to their space while those they oust go to the canteen.", () => {
  const beats = shown({ type: "workersPlaced", seat: 0, space: "money-5", workers: 2, ousted: { seat: 1, workers: 1 } });
  expect(ways(beats)).toEqual([
    [
      ['[data-part="seat:0"]', '[data-space="money-5"] .crew'],
      ['[data-space="money-5"] .crew', '[data-part="canteen:1"]'],
    ],
    [],
  ]);
  expect(beats[0]?.carried.map(({ piece }) => piece.length)).toEqual([2, 1]);
});

test("A tile goes from its space to the face of its side.", () => {
  const bought: VisibleEvent = { type: "tileBought", seat: 0, tile: "gray-light-2", cost: 5, cubes: ["gray", "gray"], from: "factory-1" };
  expect(ways(shown(bought))[0]).toEqual([['[data-space="factory-1"] .tilecard', '[data-part="pit:0"] [data-part="side:gray:light"]']]);
});

test("Each work step is a beat with the board that it leaves.", () => {
  const steps: WorkStep[] = [
    { step: "cage", to: "black" },
    { step: "load", cube: "black" },
    { step: "cage", to: "surface" },
    { step: "fill", order: "truck-K", spot: "black", from: "cage" },
  ];
  const [placed, ...mining] = shown(
    { type: "workersPlaced", seat: 0, space: "mining-4", workers: 1, ousted: null },
    { type: "workStepsDone", seat: 0, steps },
  );
  expect(placed?.after?.players[0]).toMatchObject({ cageAt: "surface", preprinted: { black: "black" } });
  expect(ways(mining)).toEqual([
    [],
    [['[data-part="pit:0"] [data-part="cart:black:printed:0"]', '[data-part="pit:0"] [data-part="cage"]']],
    [],
    [['[data-part="pit:0"] [data-part="cage"]', '[data-part="pit:0"] [data-part="order:truck-K"]']],
    [],
  ]);
  expect(mining.map(({ runs }) => runs ?? false)).toEqual([true, false, true, false, false]);
  expect(mining.map((beat) => beat.after?.players[0]?.cage)).toEqual([[], ["black"], ["black"], [], after.players[0]?.cage]);
});

test("What the viewer has mined on the page already is not shown again: workers arrive, orders leave.", () => {
  const steps: WorkStep[] = [{ step: "cage", to: "black" }];
  const events: VisibleEvent[] = [
    { type: "workersPlaced", seat: 0, space: "mining-4", workers: 1, ousted: null },
    { type: "workStepsDone", seat: 0, steps },
    { type: "ordersDelivered", seat: 0, vehicle: "truck", orders: ["truck-K"], vp: 4 },
  ];
  const entry: LogEntry = { seq: 7, seat: 0, auto: null, at: "2026-01-01T00:00:00Z", command: { type: "place" }, events };
  const built: View = { ...before, players: before.players.map((player, seat) => (seat === 0 ? { ...player, cageAt: "black" } : player)) };
  const [placed, ...rest] = beatsOf({ entry, before: built, after, isBuilt: true });
  expect(placed?.after?.players[0]?.cageAt).toBe("black");
  expect(rest.map(({ carried, runs }) => [carried.length, runs ?? false])).toEqual([
    [1, false],
    [0, false],
  ]);
});

test("Of cards that only a player has seen, others see the stack.", () => {
  const [beat] = shown({ type: "cardsDrawn", seat: 1, space: "order-draw", of: "orders", cards: 5 });
  expect(beat?.carried[0]?.from).toEqual(['[data-space="order-draw"] .stackpic svg']);
  expect(shown({ type: "ordersDelivered", seat: 1, vehicle: "truck", orders: 2, vp: 9 })[0]?.carried).toEqual([]);
});
