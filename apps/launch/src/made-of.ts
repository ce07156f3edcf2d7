// What something built was made of: a hash over its sources, kept beside it, so that it is built again only when they have changed.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { inRoot, ROOT } from "./folders.ts";

/** Folders that hold no sources, wherever they lie. */
const NO_SOURCES: ReadonlySet<string> = new Set([
  ".data",
  ".git",
  ".next",
  ".turbo",
  "generated",
  "node_modules",
  "playwright-report",
  "screenshots",
  "test-results",
]);

/** The source files under the given paths of the repository, relative to its root, in order. */
export function sourcesUnder(paths: readonly string[], skipped: ReadonlySet<string> = NO_SOURCES): string[] {
  return paths
    .flatMap((start) => filesOf(inRoot(start), skipped))
    .map((file) => path.relative(ROOT, file).replaceAll("\\", "/"))
    .sort();
}

/** SHA-256 over names and contents of the files (relative to the root), and over `also`. */
export function hashOf(files: readonly string[], also: string): string {
  const hash = createHash("sha256").update(also);
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(inRoot(file)));
  return hash.digest("hex");
}

function filesOf(start: string, skipped: ReadonlySet<string>): string[] {
  const stats = statSync(start, { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (stats.isFile()) return [start];
  return readdirSync(start, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const file = path.join(start, entry.name);
    if (entry.isDirectory()) return filesOf(file, skipped);
    return entry.isFile() ? [file] : [];
  });
}
