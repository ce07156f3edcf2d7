// Values that JSON can hold without loss, and values that nobody can change.

/** The path of the first thing in `value` that a JSON round trip would lose or change; undefined when there is none. */
export function unplain(value: unknown, path = "$"): string | undefined {
  if (value === null || typeof value === "string" || typeof value === "boolean") return undefined;
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0) ? undefined : path;
  if (typeof value !== "object") return path;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype && prototype !== null) return path;
  const isSparse = Array.isArray(value) && Object.keys(value).length !== value.length;
  if (isSparse || Object.getOwnPropertySymbols(value).length > 0) return path;
  for (const [key, inner] of Object.entries(value)) {
    const found = unplain(inner, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Freezes a value at every depth, and hands it back: whoever writes to it throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}
