// What a clock on the wall shows, minute by minute and by no arithmetic of the service's own.

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;

/** By zone: for each quarter of an hour, how far its clocks are before UTC, in minutes. Clocks change at quarters of hours. */
const known = new Map<string, Map<number, number>>();
const formats = new Map<string, Intl.DateTimeFormat>();

/** Minutes after local midnight, rounded down. */
export function minuteOfDay(at: number, zone: string): number {
  const offsets = known.get(zone) ?? new Map<number, number>();
  known.set(zone, offsets);
  const quarter = Math.floor(at / QUARTER_MS);
  const offset = offsets.get(quarter) ?? offsetAt(quarter * QUARTER_MS, zone);
  offsets.set(quarter, offset);
  return modulo(Math.floor(at / MINUTE_MS) + offset, 1440);
}

/** The first whole minute from `at` on at which the clock shows that time. */
export function nextTime(at: number, minute: number, zone: string): number {
  let next = Math.ceil(at / MINUTE_MS) * MINUTE_MS;
  while (minuteOfDay(next, zone) !== minute) next += MINUTE_MS;
  return next;
}

/** 0 for Sunday. */
export function weekday(at: number, zone: string): number {
  const name = new Intl.DateTimeFormat("en-US", { timeZone: zone, weekday: "short" }).format(at);
  return ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"].indexOf(name);
}

function offsetAt(at: number, zone: string): number {
  const format =
    formats.get(zone) ?? new Intl.DateTimeFormat("en-US", { timeZone: zone, hour: "numeric", minute: "numeric", hourCycle: "h23" });
  formats.set(zone, format);
  const [hour = 0, minute = 0] = format
    .formatToParts(at)
    .filter(({ type }) => type === "hour" || type === "minute")
    .map(({ value }) => Number(value));
  return modulo(hour * 60 + minute - Math.floor(at / MINUTE_MS), 1440);
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
