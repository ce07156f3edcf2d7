// Parts of a sentence as a list that React can tell apart: they never change their order.
import type { Part, Piece } from "@pithead/wording/client";

/** Each is told by what it says and how often that was said before. */
export function keyedParts<P extends Piece>(parts: readonly Part<P>[]): { key: string; part: Part<P> }[] {
  const seen = new Map<string, number>();
  return parts.map((part) => {
    const times = seen.get(part.text) ?? 0;
    seen.set(part.text, times + 1);
    return { key: `${part.text} ${times}`, part };
  });
}
