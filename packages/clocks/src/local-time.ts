// From a local date and time to the instant it is, in any zone: with summer time, and with zones of half and quarter hours.

const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** A zone's calendar. */
export interface Calendar {
  /** The local date at an instant, as days since 1970-01-01. */
  dayAt(instant: number): number;
  /**
   * The instant at which the local clock first shows `minute` or later on `day`: the first of the two when it shows it twice,
   * the moment of the jump when it never does. Never earlier for a later time of the same zone.
   */
  instantOf(day: number, minute: number): number;
}

const known = new Map<string, Calendar>();

/** @param zone an IANA name. @throws RangeError when there is no such zone. */
export function calendarOf(zone: string): Calendar {
  const found = known.get(zone) ?? makeCalendar(zone);
  known.set(zone, found);
  return found;
}

/** Whether it names a zone that is known here. */
export function isZone(zone: string): boolean {
  try {
    calendarOf(zone);
    return true;
  } catch {
    return false;
  }
}

function makeCalendar(zone: string): Calendar {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    calendar: "gregory",
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });

  /** What the local clock shows, as though it were UTC. */
  const shownAt = (instant: number): number => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const seconds = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
    return seconds + (((instant % 1000) + 1000) % 1000);
  };

  const instantOf = (day: number, minute: number): number => {
    const shown = day * DAY_MS + minute * MINUTE_MS;
    // No zone is further from UTC than a day, and none changes its clock twice within two.
    const before = shownAt(shown - DAY_MS) - (shown - DAY_MS);
    const after = shownAt(shown + DAY_MS) - (shown + DAY_MS);
    if (before === after || shownAt(shown - before) === shown) return shown - before;
    if (shownAt(shown - after) === shown) return shown - after;
    return jumpBetween(shown - Math.max(before, after), shown - Math.min(before, after), shown);
  };

  /** The first instant at which the clock shows `shown` or later. */
  function jumpBetween(earliest: number, latest: number, shown: number): number {
    let [low, high] = [earliest, latest];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (shownAt(middle) < shown) low = middle;
      else high = middle;
    }
    return high;
  }

  return { dayAt: (instant) => Math.floor(shownAt(instant) / DAY_MS), instantOf };
}
