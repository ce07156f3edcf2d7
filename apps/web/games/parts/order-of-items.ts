// Lists of things that are put in order, some of them alike.

/** The list with one item taken out and put in at another place. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from];
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** Two alike items are told by which of them comes first. */
export function numbered<T extends string>(items: readonly T[]): { item: T; key: string; place: number }[] {
  return items.map((item, place) => ({ item, place, key: `${item} ${items.slice(0, place).filter((other) => other === item).length}` }));
}
