// Where the focus goes on in a row of choices that has changed under it.

/** The same place, or the last when there are fewer now; -1 when there is none, or the focus was elsewhere (-1). */
export function placeKept(before: number, count: number): number {
  return Math.min(before, count - 1);
}
