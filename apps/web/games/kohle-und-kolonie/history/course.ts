// The course of a game, read from its log: who moved, where rounds ended, how the points grew.
import type { LogEntry } from "@pithead/contracts";
import type { VisibleEvent } from "@pithead/game-kohle-und-kolonie/client";

export interface Course {
  /** Who made each move; index 0 is move 1. */
  movers: (number | null)[];
  /** The seq after which each round was over. */
  roundEnds: { round: number; seq: number }[];
  /** By seat, the VP after each move; index 0 is the set-up. */
  points: number[][];
}

/** @param startVp what everybody has at the start */
export function courseOf(entries: readonly LogEntry[], seats: number, startVp: number): Course {
  const now = Array.from({ length: seats }, () => startVp);
  const course: Course = { movers: [], roundEnds: [], points: now.map((vp) => [vp]) };
  let round = 1;
  for (const { seq, seat, events } of entries) {
    course.movers.push(seat);
    for (const event of events.filter(isPointsEvent)) {
      if (event.type === "roundBegan") round = event.round;
      if ((event.type === "roundBegan" && event.round > 1) || event.type === "gameScored")
        course.roundEnds.push({ round: event.type === "roundBegan" ? event.round - 1 : round, seq });
      gains(event, now).forEach((vp, index) => {
        now[index] = Math.max(0, (now[index] ?? 0) + vp);
      });
    }
    course.points.forEach((line, index) => {
      line.push(now[index] ?? 0);
    });
  }
  return course;
}

const POINTS_EVENTS = [
  "roundBegan",
  "gameScored",
  "mineBought",
  "cardFlipped",
  "rewarded",
  "railwayMarkerTaken",
  "pointsLost",
  "damageTaken",
  "boardScored",
  "fieldConsolidated",
  "largeMinePlaced",
  "cardsPaid",
  "loaded",
] as const;

type PointsEvent = Extract<VisibleEvent, { type: (typeof POINTS_EVENTS)[number] }>;

/** Events come from our own API, which made them by the same rules. */
function isPointsEvent(event: { readonly type: string }): event is PointsEvent {
  return POINTS_EVENTS.some((type) => type === event.type);
}

/** VP by seat. */
function gains(event: PointsEvent, now: readonly number[]): number[] {
  const none = now.map(() => 0);
  switch (event.type) {
    case "roundBegan":
      return none;
    case "gameScored":
      return none.map((_, seat) => (event.final[seat]?.total ?? 0) - (event.final[seat]?.vpBefore ?? 0));
    case "boardScored":
    case "fieldConsolidated":
      return none.map((_, seat) => event.vp[seat] ?? 0);
    case "pointsLost":
    case "damageTaken":
      return none.with(event.seat, -event.vp);
    case "mineBought":
    case "cardFlipped":
    case "rewarded":
    case "railwayMarkerTaken":
    case "largeMinePlaced":
    case "cardsPaid":
    case "loaded":
      return none.with(event.seat, event.vp);
  }
}
