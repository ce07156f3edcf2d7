// Keeps the figures of a run in a file, and those of other benchmarks with them.
import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** Writes `results` over the keys of the same name; other keys of the file stay. */
export function keepResults(file: URL, results: { readonly [bench: string]: object }): void {
  const kept: unknown = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  writeFileSync(file, `${JSON.stringify({ ...Object(kept), ...results }, null, 2)}\n`);
}
