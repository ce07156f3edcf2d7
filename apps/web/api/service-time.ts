// What time it is at the service, by what its answers say: the browser's own clock may be wrong, and clocks of tables are exact to the second.

interface Estimate {
  /** By how many milliseconds the service's clock is ahead of this one. */
  readonly ahead: number;
  /** By how many it may be wrong, either way: half of the time that the answer took. */
  readonly wrongBy: number;
}

let known: Estimate = { ahead: 0, wrongBy: Number.POSITIVE_INFINITY };

/** @param said the header of an answer; @param asked @param answered when it was asked for and came, by this clock, in milliseconds */
export function hearServiceTime(said: string | null, asked: number, answered: number): void {
  const at = Number(said);
  if (said === null || !Number.isFinite(at)) return;
  known = betterOf(known, { ahead: at - (asked + answered) / 2, wrongBy: (answered - asked) / 2 });
}

/** Milliseconds to add to this clock. */
export function serviceAhead(): number {
  return known.ahead;
}

/** The closer one; the newer where the two can't both be right, since one of the clocks has been set. */
export function betterOf(before: Estimate, now: Estimate): Estimate {
  const isSet = Math.abs(now.ahead - before.ahead) > now.wrongBy + before.wrongBy;
  return isSet || now.wrongBy <= before.wrongBy ? now : before;
}
