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
const formats = new Map<string, Intl.DateTimeFormat>();

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

/** What the clocks of a zone show at an instant, in milliseconds, as though they showed UTC. @param zone an IANA name. @throws RangeError when there is no such zone. */
export function shownAt(instant: number, zone: string): number {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat("en-US", { ...FIELDS, timeZone: zone });
  formats.set(zone, format);
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const seconds = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
  return seconds + (((instant % 1000) + 1000) % 1000);
}

const FIELDS = {
  calendar: "gregory",
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
} as const;

function makeCalendar(zone: string): Calendar {
  const clockAt = (instant: number) => shownAt(instant, zone);
  // Throws where there is no such zone.
  clockAt(0);

  const instantOf = (day: number, minute: number): number => {
    const shown = day * DAY_MS + minute * MINUTE_MS;
    // No zone is further from UTC than a day, and none changes its clock twice within two.
    const before = clockAt(shown - DAY_MS) - (shown - DAY_MS);
    const after = clockAt(shown + DAY_MS) - (shown + DAY_MS);
    if (before === after || clockAt(shown - before) === shown) return shown - before;
    if (clockAt(shown - after) === shown) return shown - after;
    return jumpBetween(shown - Math.max(before, after), shown - Math.min(before, after), shown);
  };

  /** The first instant at which the clock shows `shown` or later. */
  function jumpBetween(earliest: number, latest: number, shown: number): number {
    let [low, high] = [earliest, latest];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (clockAt(middle) < shown) low = middle;
      else high = middle;
    }
    return high;
  }

  return { dayAt: (instant) => Math.floor(clockAt(instant) / DAY_MS), instantOf };
}
