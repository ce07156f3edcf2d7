// What is carried when a move of Kohle & Kolonie is shown, from where to where.
import type { LogEntry } from "@pithead/contracts";
import { samplePosition } from "@pithead/drawings/samples/kohle-und-kolonie";
import type { VisibleEvent } from "@pithead/game-kohle-und-kolonie/client";
import { expect, test } from "vitest";
import { beatsOf } from "./beats-of.ts";

const before = samplePosition();
const after = samplePosition({}, { asked: { seat: 1, question: "turn" } });

/** From the best place to the best place, beat by beat. */
function ways(...events: VisibleEvent[]): (readonly [string | undefined, string | undefined])[][] {
  const entry: LogEntry = { seq: 7, seat: 0, auto: null, at: "2026-01-01T00:00:00Z", command: { type: "turn" }, events };
  const beats = beatsOf({ entry, before, after });
  expect(beats.at(-1)).toEqual({ carried: [], after });
  return beats.slice(0, -1).map(({ carried }) => carried.map(({ from, to }) => [from[0], to[0]]));
}

test("A mine bought: the card to its slot, the local worker to the player, a coin for the price, all at once.", () => {
  expect(ways({ type: "mineBought", seat: 0, card: 3, slot: "T2", village: "v1", by: "worker", cost: 2, vp: 0 })).toEqual([
    [
      ['[data-part="card:3"]', '[data-part="tableau:0"] [data-part="slot:T2"]'],
      ['[data-part="place:village:v1"]', '[data-part="seat:0"]'],
      ['[data-part="seat:0"]', '[data-part="supply"]'],
    ],
  ]);
});

test("Miners go between cards and map, one after the other.", () => {
  expect(
    ways(
      { type: "minerPlaced", seat: 1, at: "rescue:T1", through: "action" },
      { type: "minerMoved", seat: 1, from: "rescue:T1", to: "station:s4", through: "action" },
      { type: "turnEnded", seat: 1 },
    ),
  ).toEqual([
    [['[data-part="tableau:1"] [data-part="place:supply"]', '[data-part="tableau:1"] [data-part="place:rescue:T1"]']],
    [['[data-part="tableau:1"] [data-part="place:rescue:T1"]', '[data-part="place:station:s4"]']],
  ]);
});

test("Income comes to all who get any at the same time; what nobody carries is no beat.", () => {
  expect(ways({ type: "incomeTaken", coins: [3, 0, 1, 2] }, { type: "phaseBegan", phase: "board", queue: [] })).toEqual([
    [0, 2, 3].map((seat) => ['[data-part="supply"]', `[data-part="seat:${seat}"]`]),
  ]);
});

test("What the viewer has built on the page already is not carried again, but what follows from it is.", () => {
  const events: VisibleEvent[] = [
    { type: "minerMoved", seat: 0, from: "supply", to: "station:s4", through: "action" },
    { type: "railwayMarkerTaken", seat: 0, station: "s4", marker: "cart", vp: 0, coins: 0 },
  ];
  const entry: LogEntry = { seq: 7, seat: 0, auto: null, at: "2026-01-01T00:00:00Z", command: { type: "turn" }, events };
  const [marker, ...rest] = beatsOf({ entry, before, after, isBuilt: true });
  expect(marker?.carried.map(({ from }) => from[0])).toEqual(['[data-part="place:station:s4"]']);
  expect(rest).toEqual([{ carried: [], after }]);
});
