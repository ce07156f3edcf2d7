// How late something may be: a minute, the time in which nobody was there, and what the receiver itself has refused.
import type { Person } from "../habits.ts";
import type { Journal, Try } from "../journal.ts";
import { minuteOfDay, nextTime } from "../local-time.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Between tries, as the READMEs of jobs and notices promise. */
const BY_MAIL = [5, 15, 60, 300, 900].map((seconds) => seconds * SECOND);
const WAITS = {
  mail: BY_MAIL,
  push: BY_MAIL,
  webhook: [10, 60, 300, 900, 3600].map((seconds) => seconds * SECOND),
};

/** So long after `due` something may be done at the latest. */
export function patienceOf({ away }: Journal): (due: number) => number {
  return (due) => {
    let at = due;
    for (const { from, until } of away) if (from <= at + MINUTE && until > at) at = until;
    return at - due + MINUTE;
  };
}

/** Whether it is quiet where the person is. */
export function isQuiet({ quiet, zone }: Person, at: number): boolean {
  if (quiet === null || quiet.from === quiet.to) return false;
  const minute = minuteOfDay(at, zone);
  return quiet.from < quiet.to ? minute >= quiet.from && minute < quiet.to : minute >= quiet.from || minute < quiet.to;
}

function afterQuiet(person: Person, at: number): number {
  return person.quiet !== null && isQuiet(person, at) ? nextTime(at, person.quiet.to, person.zone) : at;
}

/** When what is due is to be sent by the person's wishes: never where that would leave less than an hour before the deadline. */
export function wishedAt(person: Person, due: number, deadline: number | null, withDigest = true): number {
  const last = (deadline ?? Number.POSITIVE_INFINITY) - HOUR;
  const digest = person.digestAt === null || !withDigest ? due : nextTime(due, person.digestAt, person.zone);
  const at = afterQuiet(person, digest);
  if (at === due || at <= last) return at;
  const quietOnly = afterQuiet(person, due);
  return quietOnly <= last ? quietOnly : due;
}

/** When something that is to be sent at `planned` must have arrived, after the tries that its receiver refused. */
export function latestArrival(
  journal: Journal,
  person: Person,
  { planned, tries, deadline }: { planned: number; tries: readonly Try[]; deadline: (at: number) => number | null },
): number {
  const patience = patienceOf(journal);
  let latest = planned + patience(planned);
  let failed = 0;
  for (const tried of tries) {
    if (tried.at > latest) break;
    const isKilled = journal.kills.includes(tried.at);
    if (tried.taken && tried.answered && !isKilled) continue;
    const waits = WAITS[tried.channel];
    const again = tried.at + (waits[Math.min(failed++, waits.length - 1)] ?? 0);
    const wished = wishedAt(person, again, deadline(again), false);
    latest = Math.max(latest, wished + patience(wished));
  }
  return latest;
}
