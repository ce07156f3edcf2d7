// For tests: how many of each piece a picture has, and which of them nobody has asked for.

/** They stand beside a figure or belong to a drawing, and are nobody's. */
const SIGNS: ReadonlySet<string> = new Set(["vp", "helmet", "coin", "penny", "lantern", "lantern-off"]);

interface PieceTally {
  /** All that are drawn. */
  ids: readonly string[];
  /** How many there are; from then on it counts as asked for. */
  take(id: string): number;
  /** The pieces that nobody has taken, signs aside: empty in a test that knows of all. */
  left(): string[];
}

/** @param svg as `boardPicture` writes it */
export function pieceTally(svg: string): PieceTally {
  const counts = new Map<string, number>();
  for (const [, id = ""] of svg.matchAll(/ data-piece="([^"]+)"/g)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return {
    ids: [...counts.keys()],
    take(id) {
      const count = counts.get(id) ?? 0;
      counts.delete(id);
      return count;
    },
    left: () => [...counts.keys()].filter((id) => !SIGNS.has(id)),
  };
}
