// When a mail that could not be sent is tried again, and when it is given up.

/** Seconds until each next try; the last one goes on for ever, up to `days`. */
export interface Patience {
  readonly seconds: readonly number[];
  readonly days: number;
  /** Tries of an address that its server refuses for good: it may be a passing mistake, but nobody is to be pestered. */
  readonly refusals: number;
}

/** Soon at first, then four times an hour: a server that comes back after a night has the mails within a quarter of an hour. */
export const PATIENCE: Patience = { seconds: [5, 15, 60, 300, 900], days: 5, refusals: 6 };

/**
 * The time of the next try; null when it is given up.
 * @param tries made so far, at least 1. @param due when the mail was to be sent first.
 */
export function nextTry(
  patience: Patience,
  { tries, due, now, lasting }: { tries: number; due: Date; now: Date; lasting: boolean },
): Date | null {
  if (lasting && tries >= patience.refusals) return null;
  const seconds = patience.seconds[Math.min(tries, patience.seconds.length) - 1] ?? 0;
  const next = new Date(now.getTime() + seconds * 1000);
  return next.getTime() - due.getTime() > patience.days * 24 * 3600 * 1000 ? null : next;
}
