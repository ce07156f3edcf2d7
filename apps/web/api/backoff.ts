// How long to wait before the next attempt to reconnect.

const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/**
 * Doubles from half a second to half a minute, then spreads each wait over its upper half, so that many tabs do not come back at once.
 * @param attempt from 0
 * @param random from 0 up to 1
 */
export function backoff(attempt: number, random: number): number {
  const wait = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 10));
  return Math.round(wait / 2 + (wait / 2) * random);
}
