// Whole mining turns that are worth a look: where the cage goes, what it loads, which spots are filled.
import type { PlayerPosition, WorkStep } from "@pithead/game-coal-baron";
import { CAGE_SPOTS } from "@pithead/game-coal-baron/client";
import { demandFor, fillOrders, swapSpare } from "./filling.ts";
import { COLOR_INDICES, type ColorIndex, colorAt } from "./goods.ts";
import { copyOfStock, type Stock, stockOf, totalOf } from "./mining-stock.ts";

export interface MiningPlan {
  readonly steps: WorkStep[];
  /** What it seems to bring, in VP. */
  readonly gain: number;
}

/** Some cubes of one colour from the carts of one level. */
interface Load {
  readonly level: ColorIndex;
  readonly cube: ColorIndex;
  readonly count: number;
}

/** What an order is worth, as part of its VP, for each spot filled while it is not complete, and for each spot whose cube is at hand. */
const BEGUN = 0.6;
const AT_HAND = 0.35;

/** What a cart emptied is worth in a plan, in VP, by level: the dear ones bring more in the last scoring. */
export const EMPTIED = [0.3, 0.3, 0.4, 0.4];

/** Plans for a turn of so many steps, the best first, at most `most`. `emptied`: what a cart emptied is worth in VP, by level. */
export function miningPlans(player: PlayerPosition, budget: number, most: number, emptied: readonly number[]): MiningPlan[] {
  const stock = stockOf(player);
  const before = worthOf(stock, emptied);
  const plans: MiningPlan[] = [];
  for (const loads of loadChoices(stock, budget)) {
    for (const returns of loads.length === 0 ? [true] : [true, false]) {
      const plan = planned(stock, budget, loads, returns, emptied);
      if (plan !== undefined && plan.worth > before) plans.push({ steps: plan.steps, gain: plan.worth - before });
    }
  }
  return plans.sort((one, other) => other.gain - one.gain).slice(0, most);
}

/** Every choice of cubes to load that the orders can use, within the steps and the cage. */
function loadChoices(stock: Stock, budget: number): Load[][] {
  let choices: { loads: Load[]; cost: number; cubes: number }[] = [{ loads: [], cost: 0, cubes: 0 }];
  for (const cube of COLOR_INDICES) {
    const wanted = demandFor(stock.needs, cube) - stock.cage[cube] - stock.storage[cube];
    if (wanted <= 0) continue;
    for (const level of COLOR_INDICES) {
      const there = Math.min(stock.carts[level][cube], wanted, CAGE_SPOTS);
      if (there === 0) continue;
      const visit = stock.cageAt === colorAt(level) ? 0 : 1;
      choices = choices.flatMap((choice) => {
        const more = [choice];
        for (let count = 1; count <= there; count++) {
          const cost = choice.cost + visit + count;
          const cubes = choice.cubes + count;
          if (cost <= budget && cubes <= CAGE_SPOTS) more.push({ loads: [...choice.loads, { level, cube, count }], cost, cubes });
        }
        return more;
      });
    }
  }
  return choices.map(({ loads }) => loads);
}

function planned(
  from: Stock,
  budget: number,
  loads: readonly Load[],
  returns: boolean,
  emptied: readonly number[],
): { steps: WorkStep[]; worth: number } | undefined {
  const stock = copyOfStock(from);
  const steps: WorkStep[] = [];
  let left = budget;
  const trip = tripCost(stock, loads, returns);
  if (trip > left) return undefined;
  if (!returns) left -= fillOrders(stock, left - trip, steps);
  const room = CAGE_SPOTS - totalOf(stock.cage);
  const load = loads.reduce((sum, { count }) => sum + count, 0);
  if (load > room) left -= fillOrders(stock, Math.min(left - trip, load - room), steps);
  if (load > CAGE_SPOTS - totalOf(stock.cage)) return undefined;
  left -= trip;
  ride(stock, loads, steps);
  if (returns) {
    if (stock.cageAt !== "surface") {
      stock.cageAt = "surface";
      steps.push({ step: "cage", to: "surface" });
    }
    left -= fillOrders(stock, left, steps);
    left -= swapSpare(stock, left, steps);
    loadAhead(stock, left, steps);
  }
  return steps.length === 0 ? undefined : { steps, worth: worthOf(stock, emptied) - 0.02 * (budget - left) };
}

function tripCost({ cageAt }: Stock, loads: readonly Load[], returns: boolean): number {
  const levels = new Set(loads.map(({ level }) => level));
  let cost = returns && (levels.size > 0 || cageAt !== "surface") ? 1 : 0;
  for (const level of levels) cost += colorAt(level) === cageAt ? 0 : 1;
  for (const { count } of loads) cost += count;
  return cost;
}

/** Visits each level once, the one where the cage stands first, the deepest last. */
function ride(stock: Stock, loads: readonly Load[], steps: WorkStep[]): void {
  const here = stock.cageAt;
  const inOrder = [...loads].sort((one, other) => place(one) - place(other));
  function place({ level }: Load): number {
    return colorAt(level) === here ? -1 : level;
  }
  for (const { level, cube, count } of inOrder) {
    const to = colorAt(level);
    if (stock.cageAt !== to) steps.push({ step: "cage", to });
    stock.cageAt = to;
    for (let each = 0; each < count; each++) steps.push({ step: "load", cube: colorAt(cube) });
    stock.carts[level][cube] -= count;
    stock.cage[cube] += count;
  }
}

/** With steps left over the cage goes where most is to be fetched, and begins to load. */
function loadAhead(stock: Stock, budget: number, steps: WorkStep[]): void {
  let best: Load | undefined;
  for (const cube of COLOR_INDICES) {
    const wanted = demandFor(stock.needs, cube) - stock.cage[cube] - stock.storage[cube];
    for (const level of COLOR_INDICES) {
      const count = Math.min(wanted, stock.carts[level][cube], CAGE_SPOTS - totalOf(stock.cage));
      if (count > 0 && count >= (best?.count ?? 0)) best = { level, cube, count };
    }
  }
  if (best === undefined || budget < 1) return;
  ride(stock, [{ ...best, count: Math.min(best.count, budget - 1) }], steps);
}

function worthOf(stock: Stock, emptied: readonly number[]): number {
  let worth = 0;
  for (const { vp, spots, left } of stock.needs) worth += left === 0 ? vp : (vp * BEGUN * (spots - left)) / spots;
  for (const color of COLOR_INDICES) {
    const held = stock.cage[color] + stock.storage[color];
    worth += AT_HAND * 1.5 * (color * 0.5 + 1) * Math.min(held, demandFor(stock.needs, color));
    worth -= (emptied[color] ?? 0) * totalOf(stock.carts[color]);
  }
  return worth;
}
