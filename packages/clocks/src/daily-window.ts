// The daily window in which clocks run: from one time of day to another, in the zone of the table.
import { calendarOf, DAY_MS } from "./local-time.ts";

export interface DailyWindow {
  /** Minutes after local midnight. */
  readonly from: number;
  /** Minutes after local midnight; at or before `from`, it is of the next day. */
  readonly to: number;
  /** An IANA name. */
  readonly zone: string;
}

/** How much time a clock counts from one instant to another, in milliseconds: none when `to` comes first. */
export function countedBetween(window: DailyWindow | null, from: number, to: number): number {
  if (window === null) return Math.max(0, to - from);
  let counted = 0;
  for (const [opens, closes] of openings(window, from)) {
    if (opens >= to) return counted;
    counted += Math.max(0, Math.min(closes, to) - Math.max(opens, from));
  }
  return counted;
}

/** The instant at which a clock has counted `span` milliseconds since `from`. */
export function whenCounted(window: DailyWindow | null, from: number, span: number): number {
  if (window === null) return from + span;
  let left = span;
  for (const [opens, closes] of openings(window, from)) {
    const begins = Math.max(opens, from);
    if (left <= closes - begins) return begins + left;
    left -= Math.max(0, closes - begins);
  }
  return from;
}

/** When the window is open, from the first that ends after `from` on, without end. */
function* openings({ from: opens, to: closes, zone }: DailyWindow, from: number): Generator<readonly [opens: number, closes: number]> {
  const calendar = calendarOf(zone);
  const ends = closes > opens ? closes : closes + DAY_MS / 60_000;
  for (let day = calendar.dayAt(from) - 1; ; day++) {
    const span = [calendar.instantOf(day, opens), calendar.instantOf(day, ends)] as const;
    if (span[1] > from && span[1] > span[0]) yield span;
  }
}
