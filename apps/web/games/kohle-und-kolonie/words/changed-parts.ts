// Where on the board the recap's lines happened: the same numbers sit there until the first touch.
import type { LogEntry } from "@pithead/contracts";
import type { Target } from "../board/look.ts";

/** The parts of the common board that a row of the log has changed: villages, stations, the syndicate's purchases have none of their own. */
export function changedParts({ events }: Pick<LogEntry, "events">): Target[] {
  return events.flatMap((event): Target[] => {
    if (event.type === "settlementBuilt" || event.type === "mineBought" || event.type === "secondWorkerTaken")
      return typeof event.village === "string" ? [`place:village:${event.village}`] : [];
    if (event.type === "railwayMarkerTaken") return typeof event.station === "string" ? [`place:station:${event.station}`] : [];
    return [];
  });
}
