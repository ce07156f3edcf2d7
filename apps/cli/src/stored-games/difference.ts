// Says how a figure of the summary differs from what the log gives.
import { canonicalJson } from "@pithead/engine";

/** One fault, or none when they are the same. */
export function canonicalDifference(name: string, stored: unknown, wanted: unknown): string[] {
  const [is, must] = [canonicalJson(stored), canonicalJson(wanted)];
  return is === must ? [] : [`summary: ${name} is ${is}, and ${must} by the log`];
}
