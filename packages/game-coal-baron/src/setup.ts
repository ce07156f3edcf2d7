// Set-up: the deal and the position before the first move (rulebook, "Setup"; ruling 1).
import type { Chance } from "@pithead/engine";
import { CUBES_PER_COLOR, ORDER_STACK, openSpaces, startingGoodsFor, TILE_STACK } from "./components.ts";
import { rightOf } from "./phases/draft.ts";
import type { Deal, Options, PlayerState, Position, State } from "./state.ts";
import type { PerColor } from "./vocabulary.ts";

/** Labels: `start`, `tiles`, `orders`. */
export function deal(_options: Options, seats: number, chance: Chance): Deal {
  return {
    start: chance.uniform("start", seats),
    tiles: chance.shuffle("tiles", TILE_STACK),
    orders: chance.shuffle("orders", ORDER_STACK),
  };
}

export function setup(options: Options, seats: number, { start, tiles, orders }: Deal): State {
  const goods = startingGoodsFor(seats);
  const stacks = { tiles: [...tiles], orders: [...orders] };
  const factory: Position["factory"] = {};
  const orderSpaces: Position["orders"] = {};
  const crews: Position["crews"] = {};
  for (const space of openSpaces(seats)) {
    if (space.kind === "factory") factory[space.id] = stacks.tiles.shift() ?? null;
    if (space.kind === "order") orderSpaces[space.id] = null;
    if (space.id !== "bank") crews[space.id] = null;
  }
  const draft = stacks.orders.splice(0, goods.draft);
  const players = Array.from({ length: seats }, () => newPlayer(goods.workers, goods.marks));
  return {
    options,
    phase: "draft",
    shift: 0,
    startPlayer: start,
    turn: rightOf(seats, start),
    draft,
    factory,
    orders: orderSpaces,
    stackSizes: { tiles: stacks.tiles.length, orders: stacks.orders.length },
    crews,
    bank: players.map(() => 0),
    canteen: players.map(() => 0),
    supply: perColor(CUBES_PER_COLOR - seats),
    players,
    draw: null,
    scorings: [],
    final: null,
    stacks,
  };
}

/** One cube of its colour lies in each cart printed on the pit. */
function newPlayer(workers: number, marks: number): PlayerState {
  return {
    workers,
    marks,
    vp: 0,
    cageAt: "surface",
    cage: [],
    storage: perColor(0),
    preprinted: { yellow: "yellow", brown: "brown", gray: "gray", black: "black" },
    tiles: [],
    outstanding: [],
    delivered: [],
    deliveredCount: 0,
    deliveredVp: 0,
  };
}

function perColor(count: number): PerColor {
  return { yellow: count, brown: count, gray: count, black: count };
}
