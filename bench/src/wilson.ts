// How sure a share is: Wilson's interval.

/** For 95 of 100 samples the true share lies inside. */
const Z = 1.96;

/** The interval of a share found in `of` independent trials. `found` need not be whole. */
export function wilsonInterval(found: number, of: number): readonly [low: number, high: number] {
  if (of === 0) return [0, 1];
  const share = found / of;
  const scale = 1 + Z ** 2 / of;
  const middle = (share + Z ** 2 / (2 * of)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
