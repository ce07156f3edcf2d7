// Times of day where the reader is, summer time and half-hour zones included.

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
  const shown = at.getTime() + offsetAt(at.getTime(), zone);
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

export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** When a wall clock shows `shown`, a time as if in UTC. */
function momentOf(shown: number, zone: string): number {
  const guess = shown - offsetAt(shown, zone);
  return shown - offsetAt(guess, zone);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** How far the zone's clocks are before UTC at `at`, in milliseconds. */
function offsetAt(at: number, zone: string): number {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat("en-US", { ...FIELDS, timeZone: zone });
  formats.set(zone, format);
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

const FIELDS = {
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
} as const;
