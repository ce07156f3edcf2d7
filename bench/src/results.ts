// Keeps the figures of a run in a file, and those of other benchmarks with them.
import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** Writes `results` over the keys of the same name; other keys of the file stay. */
export function keepResults(file: URL, results: { readonly [bench: string]: object }): void {
  writeFileSync(file, `${JSON.stringify({ ...allKept(file), ...results }, null, 2)}\n`);
}

/** What the file holds of one benchmark; nothing when it was never run. */
export function keptResults(file: URL, bench: string): object {
  const kept = new Map<string, unknown>(Object.entries(allKept(file)));
  return Object(kept.get(bench));
}

function allKept(file: URL): object {
  const kept: unknown = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  return Object(kept);
}
