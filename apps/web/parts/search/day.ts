// Days as people name them, as instants: a day begins when it does where the viewer is.

const DAY_MS = 86_400_000;

/** When the day begins in the zone. `day`: `2026-03-01`. `after`: so many days later. */
export function startOfDay(day: string, zone: string, after = 0): Date {
  const named = Date.parse(`${day}T00:00:00Z`) + after * DAY_MS;
  // The zone's clocks may be changed between the first guess and the day's true beginning.
  const guess = named - aheadAt(named, zone);
  return new Date(named - aheadAt(guess, zone));
}

/** Whether it names a day that there is, in these centuries: the year 202 is one that is still being typed. */
export function isDay(text: string): boolean {
  if (!/^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** By how much the zone's clocks are ahead of Greenwich at an instant, in milliseconds. */
function aheadAt(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second")) - instant;
}
