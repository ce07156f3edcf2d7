// The work steps a player can do next on a board: what the move builder offers and random players choose from.
import type { Source, WorkStep } from "../commands.ts";
import { CAGE_SPOTS, orderCard } from "../components.ts";
import type { PlayerPosition } from "../state.ts";
import { COLORS, type Color, LEVELS, type OrderId } from "../vocabulary.ts";
import { coalAt } from "./cubes.ts";

type Pair = Extract<WorkStep, { step: "swap" }>["cubes"];

interface Stock {
  readonly cube: Color;
  readonly from: Source;
  readonly count: number;
}

/** Every legal step that costs at most `budget`. The two cubes of a swap come in one order only. */
export function nextSteps(player: PlayerPosition, budget: number): WorkStep[] {
  if (budget < 1) return [];
  const steps = [...cageMoves(player), ...loads(player)];
  const stocks = stocksOf(player);
  if (stocks.length === 0) return steps;
  const pairs = budget < 2 ? [] : pairsOf(stocks);
  for (const { order, spot } of freeSpots(player)) {
    for (const { cube, from } of stocks) if (cube === spot) steps.push({ step: "fill", order, spot, from });
    for (const cubes of pairs) steps.push({ step: "swap", order, spot, cubes });
  }
  for (const { cube, from } of stocks) if (from === "cage") steps.push({ step: "store", cube });
  return steps;
}

/** The step, and for a swap of two unlike cubes the same with its cubes the other way round. */
export function spellings(step: WorkStep): WorkStep[] {
  if (step.step !== "swap") return [step];
  const [first, second] = step.cubes;
  return first.cube === second.cube && first.from === second.from ? [step] : [step, { ...step, cubes: [second, first] }];
}

function cageMoves({ cageAt }: PlayerPosition): WorkStep[] {
  const steps: WorkStep[] = [];
  for (const to of LEVELS) if (to !== cageAt) steps.push({ step: "cage", to });
  return steps;
}

function loads(player: PlayerPosition): WorkStep[] {
  const level = player.cageAt;
  if (level === "surface" || player.cage.length >= CAGE_SPOTS) return [];
  return coalAt(player, level).map((cube) => ({ step: "load", cube }));
}

/** What can be put on orders now: the cage's cubes at the surface, the storage's at any level. */
function stocksOf({ cageAt, cage, storage }: PlayerPosition): Stock[] {
  const stocks: Stock[] = [];
  for (const cube of cageAt === "surface" ? COLORS : []) {
    let count = 0;
    for (const other of cage) if (other === cube) count++;
    if (count > 0) stocks.push({ cube, from: "cage", count });
  }
  for (const cube of COLORS) if (storage[cube] > 0) stocks.push({ cube, from: "storage", count: storage[cube] });
  return stocks;
}

/** Each colour of free spots once per order. */
function freeSpots(player: PlayerPosition): { order: OrderId; spot: Color }[] {
  const free: { order: OrderId; spot: Color }[] = [];
  for (const { order, spots } of player.outstanding) {
    const colors = orderCard(order).spots;
    for (const [index, spot] of colors.entries()) {
      const isFirst = spots[index]?.length === 0 && colors.findIndex((color, at) => color === spot && spots[at]?.length === 0) === index;
      if (isFirst) free.push({ order, spot });
    }
  }
  return free;
}

function pairsOf(stocks: readonly Stock[]): Pair[] {
  const pairs: Pair[] = [];
  for (const [at, { cube, from, count }] of stocks.entries()) {
    for (const other of stocks.slice(count > 1 ? at : at + 1))
      pairs.push([
        { cube, from },
        { cube: other.cube, from: other.from },
      ]);
  }
  return pairs;
}
