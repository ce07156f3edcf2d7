// How long something has lasted, in its two largest units.

const UNITS = [
  ["d", 86_400],
  ["h", 3_600],
  ["min", 60],
  ["s", 1],
] as const;

/** @param milliseconds negative counts as none */
export function duration(milliseconds: number): string {
  let rest = Math.max(0, Math.round(milliseconds / 1000));
  const first = UNITS.findIndex(([, seconds]) => rest >= seconds);
  if (first < 0) return "0 s";
  const parts = UNITS.slice(first, first + 2).map(([unit, seconds]) => {
    const count = Math.floor(rest / seconds);
    rest -= count * seconds;
    return count === 0 ? "" : `${count} ${unit}`;
  });
  return parts.filter((part) => part !== "").join(" ");
}
