// A curve of chances without the jitter of single moves.

/**
 * The chances at all positions of a game, each as the mean of the positions around it over which everybody moves once. Any move that is
 * better than the quick policy's lifts its maker, and the others' moves bring that back: what is left is how the game turned.
 * @param turns positions at which it turned at once: nothing is made even from before them to after them, as from the end, the result
 */
export function calmed(chances: readonly (readonly number[])[], turns: readonly number[] = []): number[][] {
  const last = chances.length - 1;
  const parts = [0, ...turns, last].toSorted((one, other) => one - other);
  return chances.map((own, at) => {
    const first = parts.findLast((start) => start <= at) ?? 0;
    const end = (parts.find((start) => start > at) ?? last + 1) - 1;
    const room = Math.min(at - first, end - at);
    const reach = Math.min(own.length / 2, room + 0.5);
    const sums = own.map(() => 0);
    for (let away = -room; away <= room; away++) {
      // Of an even number of seats the outermost positions count half.
      const weight = Math.max(0, Math.min(1, reach - Math.abs(away) + 0.5));
      for (const [seat, chance] of (chances[at + away] ?? []).entries()) sums[seat] = (sums[seat] ?? 0) + weight * chance;
    }
    return sums.map((sum) => sum / (2 * reach));
  });
}
