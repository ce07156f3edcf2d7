// Where on the board the recap's lines happened: the same numbers sit there until the first touch.
import type { LogEntry } from "@pithead/contracts";

/** The space workers were placed on in a row of the log; undefined when none were. */
export function spaceOf(entry: LogEntry): string | undefined {
  for (const event of entry.events) {
    if (event.type === "workersPlaced" && typeof event.space === "string") return event.space;
  }
  return undefined;
}
