// Seeded noise, so that rock, smoke and hatching are the same in every render.

/** A stream of numbers from 0 up to 1, the same for the same seed. */
export function noise(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
