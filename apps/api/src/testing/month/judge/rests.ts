// When clocks rest: in outages, on vacation, by consent. What was known of it at an instant, and what came of it.
import type { Database } from "@pithead/db";
import type { Journal, Span } from "../journal.ts";

const DAY = 24 * 3_600_000;
/** Days of vacation a year. */
const BUDGET = 28;

interface Vacation extends Span {
  /** Until when it was to last. */
  readonly announced: number;
  readonly automatic: boolean;
}

export interface Rests {
  readonly outages: readonly Span[];
  readonly vacationsOf: (userId: string) => readonly Vacation[];
}

/** The outages and vacations as the service has written them down. Whether it was right to is `rightRests`. */
export async function restsOf(db: Database, journal: Journal): Promise<Rests> {
  const outages = (await db.outage.findMany()).map(spanOf);
  const byUser = new Map<string, Vacation[]>();
  for (const { userId, automatic, ...stored } of await db.vacation.findMany({ orderBy: { from: "asc" } })) {
    const span = spanOf(stored);
    const before = byUser.get(userId) ?? [];
    const spent = before.reduce((sum, { from, until }) => sum + until - from, 0);
    const byHand = journal.rests.find((rest) => rest.userId === userId && rest.at === span.from)?.until;
    byUser.set(userId, [...before, { ...span, automatic, announced: byHand ?? span.from + BUDGET * DAY - spent }]);
  }
  return { outages, vacationsOf: (userId) => byUser.get(userId) ?? [] };
}

/** Whether there is an outage for each time that nobody was there for longer than `least`, and no other. @returns what is wrong */
export function wrongOutages({ outages }: Rests, { away }: Journal, least: number): string[] {
  const long = away.filter(({ from, until }) => until - from > least);
  const meets = (one: Span, other: Span) => Math.abs(one.until - other.until) <= least && one.from <= other.from;
  return [
    ...long.filter((span) => !outages.some((outage) => meets(outage, span))).map((span) => `an outage is not written down: ${shown(span)}`),
    ...outages.filter((outage) => !away.some((span) => meets(outage, span))).map((span) => `there was no such outage: ${shown(span)}`),
  ];
}

/** What a user's clocks at a table rest for, as far as it was known at `at`; all that came of it when absent. */
export function restsFor(
  { outages, vacationsOf }: Rests,
  userId: string,
  { vacations }: { vacations: boolean },
  at = Number.POSITIVE_INFINITY,
): Span[] {
  const own = vacations ? vacationsOf(userId).filter(({ from }) => from <= at) : [];
  return [
    ...outages.filter(({ until }) => until <= at),
    ...own.map(({ from, until, announced }) => ({ from, until: until <= at ? until : announced })),
  ];
}

function spanOf({ from, until }: { from: Date; until: Date }): Span {
  return { from: from.getTime(), until: until.getTime() };
}

function shown({ from, until }: Span): string {
  return `${new Date(from).toISOString()} to ${new Date(until).toISOString()}`;
}
