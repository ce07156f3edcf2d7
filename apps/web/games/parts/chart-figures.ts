// Figures of a chart: round grid lines, and labels that don't lie on each other.

const STEPS = [5, 10, 20, 40, 50, 100];

/** Round values that enclose `low` and `high`, at most six of them. */
export function gridLines(low: number, high: number): number[] {
  const step = STEPS.find((size) => Math.ceil(high / size) - Math.floor(low / size) <= 5) ?? 200;
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** The heights moved down so far that each is `gap` below the one above it; in the order given. */
export function labelHeights(wanted: readonly number[], gap: number): number[] {
  const heights = [...wanted];
  let above = Number.NEGATIVE_INFINITY;
  for (const { index } of wanted.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height)) {
    const height = Math.max(wanted[index] ?? 0, above + gap);
    heights[index] = height;
    above = height;
  }
  return heights;
}
