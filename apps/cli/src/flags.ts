// Reads the flags of a command.
import path from "node:path";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { trouble } from "./trouble.ts";

/** `parseArgs` with its complaints said in one line. */
export function readFlags<const T extends ParseArgsConfig>(command: string, config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const [sentence = ""] = String(error instanceof Error ? error.message : error).split(/\. |\n/);
    throw trouble(`${sentence}; see pithead ${command} --help`);
  }
}

/** A whole number from `min` to `max`. */
export function wholeNumber(flag: string, text: string, min: number, max: number): number {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw trouble(`${flag} ${text}: must be a whole number from ${min} to ${max}`);
}

/** A file as the person who typed it meant it: npm runs scripts in the project's folder, and says where it was called. */
export function fileNamed(file: string): string {
  const { npm_lifecycle_event: script, INIT_CWD: calledIn } = process.env;
  return script === "pithead" && calledIn !== undefined ? path.resolve(calledIn, file) : file;
}
