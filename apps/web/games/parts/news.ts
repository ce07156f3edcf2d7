// What of the log is new to a viewer.
import type { LogEntry } from "@pithead/contracts";

/**
 * Whether a row is new to `reader`: made after they last looked, and not by themselves. What was made for them by itself
 * is news, also right behind a move of their own. Nothing is news to who only watches.
 */
export function isNews({ seq, seat, auto }: Pick<LogEntry, "seq" | "seat" | "auto">, reader: number | null, seen: number): boolean {
  return reader !== null && seq > seen && (seat !== reader || auto !== null);
}
