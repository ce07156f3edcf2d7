// Where on the board what differs between two positions is seen, and where the recap's lines happened: the same numbers sit there until the first touch.
import type { LogEntry } from "@pithead/contracts";
import { SLOTS } from "@pithead/game-kohle-und-kolonie/client";
import type { Difference } from "@pithead/wording/client";
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

/** A village or station of the map; of a player's tableau a slot, a card, a space. */
export function partsOf({ seat, on }: Difference): string[] {
  if (on === undefined) return [];
  if (seat === null || on.startsWith("village:") || on.startsWith("station:")) return [`place:${on}`];
  const isSlot = SLOTS.some((slot) => slot === on);
  if (isSlot) return [`${seat} slot:${on}`, `${seat} mine:${on}`];
  return [on.includes(":") ? `${seat} place:${on}` : `${seat} above:${on}`];
}
