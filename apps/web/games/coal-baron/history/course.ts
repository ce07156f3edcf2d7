// The course of a game, read from its log: who moved, where shifts ended.
import type { LogEntry } from "@pithead/contracts";
import type { VisibleEvent } from "@pithead/game-coal-baron/client";

export interface Course {
  /** Who made each move; index 0 is move 1. */
  movers: (number | null)[];
  /** The seq after which each shift was scored. */
  shiftEnds: { shift: number; seq: number }[];
}

export function courseOf(entries: readonly LogEntry[]): Course {
  return {
    movers: entries.map(({ seat }) => seat),
    shiftEnds: entries.flatMap(({ seq, events }) => events.filter(isShiftScored).map(({ scoring }) => ({ shift: scoring.shift, seq }))),
  };
}

/** Events come from our own API, which made them by the same rules. */
function isShiftScored(event: { readonly type: string }): event is Extract<VisibleEvent, { type: "shiftScored" }> {
  return event.type === "shiftScored";
}
