// The course of a game, read from its log: who moved, where rounds ended.
import type { LogEntry } from "@pithead/contracts";
import type { VisibleEvent } from "@pithead/game-kohle-und-kolonie/client";

export interface Course {
  /** Who made each move; index 0 is move 1. */
  movers: (number | null)[];
  /** The seq after which each round was over. */
  roundEnds: { round: number; seq: number }[];
}

export function courseOf(entries: readonly LogEntry[]): Course {
  const roundEnds: Course["roundEnds"] = [];
  let round = 1;
  for (const { seq, events } of entries) {
    for (const event of events.filter(isRoundsEvent)) {
      if (event.type === "gameScored" || event.round > 1) roundEnds.push({ round, seq });
      if (event.type === "roundBegan") round = event.round;
    }
  }
  return { movers: entries.map(({ seat }) => seat), roundEnds };
}

/** Events come from our own API, which made them by the same rules. */
function isRoundsEvent(event: { readonly type: string }): event is Extract<VisibleEvent, { type: "roundBegan" | "gameScored" }> {
  return event.type === "roundBegan" || event.type === "gameScored";
}
