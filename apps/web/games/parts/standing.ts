// Which of the picks still stand in a position: all of them where they were made, perhaps fewer after somebody else has moved.

export interface Standing<Pick> {
  picks: readonly Pick[];
  fallen: Fallen<Pick> | null;
}

/** The first pick that does not stand, and why. */
export interface Fallen<Pick> {
  pick: Pick;
  reason: { readonly code: string };
}

/** @param refuse why a pick can't follow on those before it; undefined when it can */
export function standingBy<Pick>(
  picks: readonly Pick[],
  refuse: (before: readonly Pick[], pick: Pick) => Fallen<Pick>["reason"] | undefined,
): Standing<Pick> {
  for (const [index, pick] of picks.entries()) {
    const before = picks.slice(0, index);
    const reason = refuse(before, pick);
    if (reason !== undefined) return { picks: before, fallen: { pick, reason } };
  }
  return { picks, fallen: null };
}
