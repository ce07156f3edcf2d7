// The clock of the service that is tried: ahead of the system's by what stands in a file, so that nobody waits for a deadline.
import { readFileSync, renameSync, writeFileSync } from "node:fs";

/** Writes how far ahead the clock is: whole at once, since the service reads it at every look. */
export function setAhead(file: string, ms: number): void {
  writeFileSync(`${file}.new`, String(ms));
  renameSync(`${file}.new`, file);
}

/** Moves the clock of the service on by so many milliseconds; back, before anything has happened there. */
export function passTime(ms: number): void {
  const file = clockFile();
  setAhead(file, Number(readFileSync(file, "utf8")) + ms);
}

/** Moves a clock that is behind on to that of the system. @throws Error when it is ahead */
export function backToNow(): void {
  const file = clockFile();
  const ahead = Number(readFileSync(file, "utf8"));
  if (ahead > 0) throw new Error(`The service's clock is ${Math.round(ahead / 60_000)} minutes ahead.`);
  setAhead(file, 0);
}

function clockFile(): string {
  const file = process.env.PITHEAD_CLOCK;
  if (file === undefined) throw new Error("The global set-up has not run.");
  return file;
}
