// A position to test with: three players in shift II, as plain data.
import {
  FACTORY_SPACES,
  openSpaces,
  type PlayerPosition,
  type Position,
  startingGoodsFor,
  type WorkerSpace,
} from "@pithead/game-coal-baron/client";

export function samplePlayer(changes: Partial<PlayerPosition> = {}): PlayerPosition {
  return {
    workers: 7,
    marks: 7,
    vp: 0,
    cageAt: "surface",
    cage: [],
    storage: { yellow: 0, brown: 0, gray: 0, black: 0 },
    preprinted: { yellow: "yellow", brown: "brown", gray: "gray", black: "black" },
    tiles: [],
    outstanding: [],
    delivered: [],
    deliveredCount: 0,
    deliveredVp: 0,
    ...changes,
  };
}

/** Seat 0 is asked to place workers; the other seats are at their start. */
export function samplePosition(player: Partial<PlayerPosition> = {}, changes: Partial<Position> = {}, seats = 3): Position {
  const workers = startingGoodsFor(seats).workers;
  const crews: Position["crews"] = {};
  for (const { id } of openSpaces(seats)) if (id !== "bank") crews[id satisfies WorkerSpace] = null;
  const open = new Set<string>(openSpaces(seats).map(({ id }) => id));
  const factory: Position["factory"] = {};
  for (const space of FACTORY_SPACES) if (open.has(space)) factory[space] = "gray-light-2";
  return {
    options: { delivered: "open" },
    phase: "shift",
    shift: 2,
    startPlayer: 0,
    turn: 0,
    draft: [],
    factory,
    orders: { "order-2": "barrow-GG", "order-3": "truck-K", "order-4": null },
    stackSizes: { tiles: 20, orders: 20 },
    crews,
    bank: Array.from({ length: seats }, () => 0),
    canteen: Array.from({ length: seats }, () => 0),
    supply: { yellow: 8, brown: 8, gray: 8, black: 8 },
    players: Array.from({ length: seats }, (_, seat) => (seat === 0 ? samplePlayer(player) : samplePlayer({ workers }))),
    draw: null,
    scorings: [],
    final: null,
    ...changes,
  };
}
