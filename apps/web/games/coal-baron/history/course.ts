// The course of a game, read from its log: who moved, where shifts ended, how the points grew.
import type { LogEntry } from "@pithead/contracts";
import type { VisibleEvent } from "@pithead/game-coal-baron/client";

export interface Course {
  /** Who made each move; index 0 is move 1. */
  movers: (number | null)[];
  /** The seq after which each shift was scored. */
  shiftEnds: { shift: number; seq: number }[];
  /** By seat, the VP after each move; index 0 is the set-up. */
  points: number[][];
}

export function courseOf(entries: readonly LogEntry[], seats: number): Course {
  const course: Course = { movers: [], shiftEnds: [], points: Array.from({ length: seats }, () => [0]) };
  const now = Array.from({ length: seats }, () => 0);
  for (const { seq, seat, events } of entries) {
    course.movers.push(seat);
    for (const event of events.filter(isPointsEvent)) {
      if (event.type === "shiftScored") course.shiftEnds.push({ shift: event.scoring.shift, seq });
      gains(event, seats).forEach((vp, index) => {
        now[index] = (now[index] ?? 0) + vp;
      });
    }
    course.points.forEach((line, index) => {
      line.push(now[index] ?? 0);
    });
  }
  return course;
}

type PointsEvent = Extract<VisibleEvent, { type: "ordersDelivered" | "shiftScored" | "gameScored" }>;

/** Events come from our own API, which made them by the same rules. */
function isPointsEvent(event: { readonly type: string }): event is PointsEvent {
  return event.type === "ordersDelivered" || event.type === "shiftScored" || event.type === "gameScored";
}

/** VP by seat. */
function gains(event: PointsEvent, seats: number): number[] {
  const none = Array.from({ length: seats }, () => 0);
  switch (event.type) {
    case "ordersDelivered":
      return none.with(event.seat, event.vp);
    case "shiftScored":
      return none.map((_, seat) => event.scoring.elements.reduce((sum, { vp }) => sum + (vp[seat] ?? 0), 0));
    case "gameScored":
      return none.map((_, seat) => (event.final[seat]?.total ?? 0) - (event.final[seat]?.vpBefore ?? 0));
  }
}
