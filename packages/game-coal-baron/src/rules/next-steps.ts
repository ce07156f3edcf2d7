// The work steps a player can do next on a board: what the move builder offers and random players choose from.
import type { Source, WorkStep } from "../commands.ts";
import { CAGE_SPOTS, orderCard } from "../components.ts";
import type { PlayerPosition } from "../state.ts";
import { COLORS, type Color, LEVELS, type OrderId } from "../vocabulary.ts";
import { hasCube } from "./cubes.ts";

interface Stock {
  readonly cube: Color;
  readonly from: Source;
  readonly count: number;
}

/** Every legal step that costs at most `budget`. The two cubes of a swap come in one order only. */
export function nextSteps(player: PlayerPosition, budget: number): WorkStep[] {
  if (budget < 1) return [];
  const steps: WorkStep[] = LEVELS.filter((level) => level !== player.cageAt).map((to) => ({ step: "cage", to }));
  steps.push(...loads(player));
  const stocks = stocksOf(player);
  for (const { order, spot } of freeSpots(player)) {
    for (const { cube, from } of stocks) if (cube === spot) steps.push({ step: "fill", order, spot, from });
    if (budget >= 2) for (const cubes of pairs(stocks)) steps.push({ step: "swap", order, spot, cubes });
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

function loads(player: PlayerPosition): WorkStep[] {
  const level = player.cageAt;
  if (level === "surface" || player.cage.length >= CAGE_SPOTS) return [];
  return COLORS.filter((cube) => hasCube(player, level, cube)).map((cube) => ({ step: "load", cube }));
}

/** What can be put on orders now: the cage's cubes at the surface, the storage's at any level. */
function stocksOf(player: PlayerPosition): Stock[] {
  const stocks: Stock[] = [];
  if (player.cageAt === "surface") {
    for (const cube of COLORS) {
      const count = player.cage.filter((other) => other === cube).length;
      if (count > 0) stocks.push({ cube, from: "cage", count });
    }
  }
  for (const cube of COLORS) if (player.storage[cube] > 0) stocks.push({ cube, from: "storage", count: player.storage[cube] });
  return stocks;
}

/** Each colour of free spots once per order. */
function freeSpots(player: PlayerPosition): { order: OrderId; spot: Color }[] {
  return player.outstanding.flatMap(({ order, spots }) => {
    const colors = orderCard(order).spots.filter((_, index) => spots[index]?.length === 0);
    return COLORS.filter((color) => colors.includes(color)).map((spot) => ({ order, spot }));
  });
}

type Pair = Extract<WorkStep, { step: "swap" }>["cubes"];

function pairs(stocks: readonly Stock[]): Pair[] {
  return stocks.flatMap(({ cube, from, count }, at) =>
    stocks.slice(count > 1 ? at : at + 1).map(
      (other): Pair => [
        { cube, from },
        { cube: other.cube, from: other.from },
      ],
    ),
  );
}
