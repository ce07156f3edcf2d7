// The next work steps, sorted for the panel. Swaps are many, so they are chosen bit by bit: the spot, then each cube.
import type { Color, OrderId, Source, WorkStep } from "@pithead/game-coal-baron/client";

type Swap = Extract<WorkStep, { step: "swap" }>;
export type Stock = Swap["cubes"][number];

/** How far a choice has been narrowed down; null: everything is offered. */
export type Narrow =
  | null
  /** One spot was pressed that can be filled in more than one way. */
  | { by: "spot"; order: OrderId; spot: Color }
  /** The storage was pressed: which cube? */
  | { by: "store" }
  | { by: "swap"; order: OrderId | null; spot: Color | null; first: Stock | null };

export type Option = { kind: "step"; step: WorkStep } | { kind: "narrow"; to: Exclude<Narrow, null> };

const ORDER_OF_STEPS = ["fill", "load", "store", "cage"] as const;

/** What the panel offers now, in its order: filling, loading, storing, the cage, then swaps. */
export function optionsOf(next: readonly WorkStep[], narrow: Narrow): Option[] {
  const swaps = next.filter((step) => step.step === "swap");
  if (narrow === null) {
    const plain = ORDER_OF_STEPS.flatMap((kind) => next.filter(({ step }) => step === kind));
    return [...plain.map(asStep), ...(swaps.length > 0 ? [toNarrow({ by: "swap", order: null, spot: null, first: null })] : [])];
  }
  switch (narrow.by) {
    case "store":
      return next.filter(({ step }) => step === "store").map(asStep);
    case "spot": {
      const { order, spot } = narrow;
      const fills = next.filter((step) => step.step === "fill" && step.order === order && step.spot === spot);
      const isSwappable = swaps.some((swap) => isOn(swap, order, spot));
      return [...fills.map(asStep), ...(isSwappable ? [toNarrow({ by: "swap", order, spot, first: null })] : [])];
    }
    case "swap":
      return swapOptions(swaps, narrow);
  }
}

function swapOptions(swaps: readonly Swap[], narrow: Extract<Narrow, { by: "swap" }>): Option[] {
  const { order, spot, first } = narrow;
  if (order === null || spot === null) {
    const spots = new Map(swaps.map((swap) => [`${swap.order} ${swap.spot}`, swap]));
    return [...spots.values()].map((swap) => toNarrow({ by: "swap", order: swap.order, spot: swap.spot, first: null }));
  }
  const here = swaps.filter((swap) => isOn(swap, order, spot));
  if (first === null) {
    const stocks = new Map(here.flatMap(({ cubes }) => cubes).map((stock) => [stockKey(stock), stock]));
    return [...stocks.values()].map((stock) => toNarrow({ by: "swap", order, spot, first: stock }));
  }
  return here.filter(({ cubes }) => cubes.some((stock) => stockKey(stock) === stockKey(first))).map(asStep);
}

/** The other cube of a swap of which one is known. */
export function otherStock({ cubes: [one, two] }: Swap, first: Stock): Stock {
  return stockKey(one) === stockKey(first) ? two : one;
}

/** Whether the narrowing still offers anything; one that doesn't is dropped. */
export function isOpen(next: readonly WorkStep[], narrow: Narrow): boolean {
  return narrow === null || optionsOf(next, narrow).length > 0;
}

/** One step back: the cube, then the spot, then everything. */
export function wider(narrow: Narrow): Narrow {
  if (narrow?.by !== "swap" || narrow.order === null) return null;
  return narrow.first === null ? { by: "swap", order: null, spot: null, first: null } : { ...narrow, first: null };
}

function stockKey({ cube, from }: { cube: Color; from: Source }): string {
  return `${cube} ${from}`;
}

function isOn(swap: Swap, order: OrderId, spot: Color): boolean {
  return swap.order === order && swap.spot === spot;
}

function asStep(step: WorkStep): Option {
  return { kind: "step", step };
}

function toNarrow(to: Exclude<Narrow, null>): Option {
  return { kind: "narrow", to };
}
