// Where a player's VP come from, read from the log.
import type { LogEntry } from "@pithead/contracts";
import { signOf } from "@pithead/drawings/pieces";
import type { VisibleEvent } from "@pithead/game-kohle-und-kolonie/client";

const VP_PARTS = ["start", "mines", "board", "cards", "loading", "railway", "consolidations", "end", "lost"] as const;
type VpPart = (typeof VP_PARTS)[number];

type Gain = { part: VpPart; vp: number };

/** Those parts that are not 0; what the log does not tell was there at the start. */
export function vpParts(entries: readonly LogEntry[], seat: number, vp: number): Gain[] {
  return partsOf(gainsIn(entries, seat), vp);
}

/** The same of what a player had before the final scoring, also where the log tells of it already. */
export function vpPartsBeforeEnd(entries: readonly LogEntry[], seat: number, vpBefore: number): Gain[] {
  const gains = gainsIn(entries, seat).filter(({ part }) => part !== "end");
  return partsOf(gains, vpBefore);
}

/** A part for a message. */
export function partSaid({ part, vp }: Gain): { part: VpPart; sign: ReturnType<typeof signOf>; vp: number } {
  return { part, sign: signOf(vp), vp: Math.abs(vp) };
}

function gainsIn(entries: readonly LogEntry[], seat: number): Gain[] {
  const events = entries.flatMap((entry) => entry.events).filter(isEvent);
  return events.flatMap((event) => gainOf(event, seat) ?? []);
}

function partsOf(gains: readonly Gain[], all: number): Gain[] {
  const sums = new Map<VpPart, number>();
  const add = (part: VpPart, more: number) => sums.set(part, (sums.get(part) ?? 0) + more);
  for (const { part, vp } of gains) add(part, vp);
  const told = [...sums.values()].reduce((one, other) => one + other, 0);
  add("start", all - told);
  return VP_PARTS.map((part) => ({ part, vp: sums.get(part) ?? 0 })).filter((each) => each.vp !== 0);
}

function gainOf(event: VisibleEvent, seat: number): Gain | undefined {
  switch (event.type) {
    case "mineBought":
    case "largeMinePlaced":
      return event.seat === seat ? { part: "mines", vp: event.vp } : undefined;
    case "cardFlipped":
    case "rewarded":
    case "cardsPaid":
      return event.seat === seat ? { part: "cards", vp: event.vp } : undefined;
    case "loaded":
      return event.seat === seat ? { part: "loading", vp: event.vp } : undefined;
    case "railwayMarkerTaken":
      return event.seat === seat ? { part: "railway", vp: event.vp } : undefined;
    case "pointsLost":
    case "damageTaken":
      return event.seat === seat ? { part: "lost", vp: -event.vp } : undefined;
    case "boardScored":
      return { part: "board", vp: event.vp[seat] ?? 0 };
    case "fieldConsolidated":
      return { part: "consolidations", vp: event.vp[seat] ?? 0 };
    case "gameScored": {
      const final = event.final[seat];
      return final && { part: "end", vp: final.total - final.vpBefore };
    }
    default:
      return undefined;
  }
}

/** Events come from our own API, which made them by the same rules. */
function isEvent(event: { readonly type: string }): event is VisibleEvent {
  return event.type.length > 0;
}
