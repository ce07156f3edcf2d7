// What is wrong between two parts of an edition, and how it is found: by the field, with list indexes as in the file.
import type { PriceData } from "./edition.ts";

export interface Disagreement {
  readonly field: string;
  readonly problem: string;
}

export function wrong(field: string, problem: string): Disagreement {
  return { field, problem };
}

/** The first that a check finds wrong. */
export function first<T>(items: readonly T[], check: (item: T, index: number) => Disagreement | undefined): Disagreement | undefined {
  for (const [index, item] of items.entries()) {
    const found = check(item, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The second of two that are the same. */
export function doubled<T>(items: readonly T[], keyOf: (item: T) => string | number, fieldOf: (index: number) => string) {
  const keys = items.map(keyOf);
  const again = keys.findIndex((key, index) => keys.indexOf(key) < index);
  return again < 0 ? undefined : wrong(fieldOf(again), `${keys[again]} is there twice`);
}

/** The first id of a list that names nothing. */
export function stranger(field: string, ids: readonly string[], items: readonly { id: string }[]): Disagreement | undefined {
  return first(ids, (id, index) => (items.some((item) => item.id === id) ? undefined : unknown(`${field}.${index}`, id)));
}

export function unknown(field: string, id: string): Disagreement {
  return wrong(field, `knows nothing of "${id}"`);
}

export function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join() === other.toSorted().join();
}

/** Whether a price is in coins alone, or in workers alone. */
export function isOnly(price: PriceData, what: "coins" | "workers"): boolean {
  return Object.entries(price).every(([key, value]) => (value ?? 0) > 0 === (key === what)) && (price[what] ?? 0) > 0;
}
