// Times of day where the reader is, summer time and half-hour zones included.
import { shownAt } from "@pithead/clocks";

const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;

interface LocalTime {
  /** Midnight of the local day, as if it were UTC. */
  readonly day: number;
  /** Since local midnight, with seconds as a fraction. */
  readonly minute: number;
}

/** @param zone an IANA name. */
export function localTimeOf(at: Date, zone: string): LocalTime {
  const shown = shownAt(at.getTime(), zone);
  const day = Math.floor(shown / (DAY_MINUTES * MINUTE_MS)) * DAY_MINUTES * MINUTE_MS;
  return { day, minute: (shown - day) / MINUTE_MS };
}

/** The first moment from `from` on at which a clock on the wall shows `minute` after midnight; where it skips it, as long after midnight as it would be. */
export function nextTimeOfDay(from: Date, minute: number, zone: string): Date {
  const { day } = localTimeOf(from, zone);
  for (let ahead = 0; ; ahead++) {
    const found = momentOf(day + (ahead * DAY_MINUTES + minute) * MINUTE_MS, zone);
    if (found >= from.getTime()) return new Date(found);
  }
}

/** When a wall clock shows `shown`, a time as if in UTC. */
function momentOf(shown: number, zone: string): number {
  const ahead = (instant: number) => shownAt(instant, zone) - instant;
  return shown - ahead(shown - ahead(shown));
}
