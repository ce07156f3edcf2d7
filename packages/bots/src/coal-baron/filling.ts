// Putting cubes on orders: which of them first, when there are not enough steps or cubes for all.
import type { WorkStep } from "@pithead/game-coal-baron";
import { COLOR_INDICES, type ColorIndex, type Counts, colorAt } from "./goods.ts";
import type { Need, Stock } from "./mining-stock.ts";

/**
 * Fills spots with at most so many steps, and answers how many it took. Orders that can be completed come first, the best for a
 * step before the others; then spots of orders that can't, the dearest first. The cage counts at the surface only.
 */
export function fillOrders(stock: Stock, budget: number, steps: WorkStep[]): number {
  let left = budget;
  while (left > 0) {
    const need = bestToComplete(stock, left);
    if (need === undefined) break;
    left -= need.left;
    for (const color of COLOR_INDICES) while (need.free[color] > 0) fill(stock, need, color, steps);
  }
  while (left > 0) {
    const [need, color] = bestToBegin(stock);
    if (need === undefined || color === undefined) break;
    left--;
    fill(stock, need, color, steps);
  }
  return budget - left;
}

/** Two cubes that no spot needs fill a spot of any colour, while it completes an order. Answers the steps it took. */
export function swapSpare(stock: Stock, budget: number, steps: WorkStep[]): number {
  let left = budget;
  for (const need of stock.needs) {
    if (need.left !== 1 || left < 2) continue;
    const spare = spareCubes(stock);
    const [first, second] = spare;
    const spot = COLOR_INDICES.find((color) => need.free[color] > 0);
    if (first === undefined || second === undefined || spot === undefined) continue;
    for (const { color, from } of [first, second]) (from === "cage" ? stock.cage : stock.storage)[color]--;
    need.free[spot]--;
    need.left--;
    left -= 2;
    steps.push({
      step: "swap",
      order: need.order,
      spot: colorAt(spot),
      cubes: [
        { cube: colorAt(first.color), from: first.from },
        { cube: colorAt(second.color), from: second.from },
      ],
    });
  }
  return budget - left;
}

/** How many cubes of the colour free spots still ask for. */
export function demandFor(needs: readonly Need[], color: ColorIndex): number {
  let demand = 0;
  for (const { free } of needs) demand += free[color];
  return demand;
}

function bestToComplete(stock: Stock, budget: number): Need | undefined {
  let best: Need | undefined;
  let most = 0;
  for (const need of stock.needs) {
    if (need.left === 0 || need.left > budget) continue;
    if (!COLOR_INDICES.every((color) => need.free[color] <= atHand(stock, color))) continue;
    const rate = need.vp / need.left;
    if (rate > most) [best, most] = [need, rate];
  }
  return best;
}

function bestToBegin(stock: Stock): [Need, ColorIndex] | [] {
  let best: [Need, ColorIndex] | [] = [];
  let most = 0;
  for (const need of stock.needs) {
    const rate = need.vp / need.spots / need.left;
    if (rate <= most) continue;
    const color = COLOR_INDICES.find((each) => need.free[each] > 0 && atHand(stock, each) > 0);
    if (color !== undefined) [best, most] = [[need, color], rate];
  }
  return best;
}

function atHand({ cageAt, cage, storage }: Stock, color: ColorIndex): number {
  return storage[color] + (cageAt === "surface" ? cage[color] : 0);
}

function fill(stock: Stock, need: Need, color: ColorIndex, steps: WorkStep[]): void {
  const from = stock.cageAt === "surface" && stock.cage[color] > 0 ? "cage" : "storage";
  (from === "cage" ? stock.cage : stock.storage)[color]--;
  need.free[color]--;
  need.left--;
  steps.push({ step: "fill", order: need.order, spot: colorAt(color), from });
}

function spareCubes(stock: Stock): { color: ColorIndex; from: "cage" | "storage" }[] {
  const spare: { color: ColorIndex; from: "cage" | "storage" }[] = [];
  for (const color of COLOR_INDICES) {
    let count = atHand(stock, color) - demandFor(stock.needs, color);
    const sources: [Counts, "cage" | "storage"][] = [
      [stock.cage, "cage"],
      [stock.storage, "storage"],
    ];
    for (const [held, from] of sources) {
      if (from === "cage" && stock.cageAt !== "surface") continue;
      for (let cube = 0; cube < held[color] && count > 0; cube++, count--) spare.push({ color, from });
    }
  }
  return spare;
}
