// Where on the board the recap's lines happened: the same numbers sit there until the first touch.
import type { LogEntry } from "@pithead/contracts";

/** The spaces workers were placed on in a row of the log. */
export function changedParts({ events }: Pick<LogEntry, "events">): string[] {
  return events.flatMap((event) => (event.type === "workersPlaced" && typeof event.space === "string" ? [event.space] : []));
}
