// Where on the board what differs between two positions is seen, and where the recap's lines happened: the same numbers sit there until the first touch.
import type { LogEntry } from "@pithead/contracts";
import type { Difference } from "@pithead/wording/client";

/** The spaces workers were placed on in a row of the log. */
export function changedParts({ events }: Pick<LogEntry, "events">): string[] {
  return events.flatMap((event) => (event.type === "workersPlaced" && typeof event.space === "string" ? [event.space] : []));
}

/** A worker space, or a player's order. */
export function partsOf({ seat, on }: Difference): string[] {
  if (on === undefined) return [];
  return [seat === null ? on : `${seat} ${on}`];
}
