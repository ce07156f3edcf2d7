// Seeded noise, so that rock, smoke and skyline are the same in every render, on the server as in the browser.

/** A stream of numbers from 0 up to, not including, 1. The same seed gives the same stream. */
export function noise(seed: number): () => number {
  let now = seed >>> 0;
  return () => {
    now = (Math.imul(now, 1664525) + 1013904223) >>> 0;
    return now / 4294967296;
  };
}
