// What the rows of a pay slip make together, row after row.

/** Before the first row nothing, then the sum up to each. */
export function runningTotals(rows: readonly { readonly vp: number }[]): number[] {
  const totals = [0];
  for (const { vp } of rows) totals.push((totals.at(-1) ?? 0) + vp);
  return totals;
}
