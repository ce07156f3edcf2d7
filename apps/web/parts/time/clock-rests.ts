// Whether a clock that runs stands still just now.
const SECOND_MS = 1000;

/** @param since when it goes on running: the start of its hours, the end of a vacation; the hand-over otherwise. @param now the full second it is, in milliseconds */
export function clockRests(since: string, now: number): boolean {
  return Date.parse(since) >= now + SECOND_MS;
}
