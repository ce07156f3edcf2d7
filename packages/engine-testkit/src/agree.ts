// How a law speaks up.
import { canonicalJson } from "@pithead/engine";

/** @throws Error with `message` when the law does not hold. */
export function hold(holds: boolean, message: string): void {
  if (!holds) throw new Error(message);
}

/** @throws Error naming both when two values are not the same JSON. */
export function agree(found: unknown, wanted: unknown, message: string): void {
  const [left, right] = [canonicalJson(found), canonicalJson(wanted)];
  if (left === right) return;
  const from = Math.max(0, [...left].findIndex((sign, at) => sign !== right.charAt(at)) - 60);
  throw new Error(`${message}: …${left.slice(from, from + 160)}… is not …${right.slice(from, from + 160)}…`);
}

/** @throws Error when two values do not have the same bytes, key order included. */
export function sameBytes(found: unknown, wanted: unknown, message: string): void {
  const [left, right] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (left !== right) agree(left, right, message);
}

/** A copy that went through JSON, as every value of a game may at any time. */
export function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}
