// What of an edition is played with: everything but words and drawing. Two editions with the same figures play the same games.
import type { Edition } from "./edition.ts";

/** The fields that no rule reads. */
const WORDS_AND_DRAWING = new Set(["about", "examples", "name", "german", "railway", "label", "polygon", "x", "y", "path"]);

/** The figures as one text, the same whatever the order of a file's fields. */
export function figuresOf(edition: Edition): string {
  return JSON.stringify(edition, inOrder);
}

function inOrder(key: string, value: unknown): unknown {
  if (WORDS_AND_DRAWING.has(key)) return undefined;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
