// Where things lie in the repository.
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the repository. */
export const ROOT = fileURLToPath(new URL("../../..", import.meta.url)).replace(/[/\\]$/, "");

/** A path inside the repository, absolute. */
export function inRoot(...parts: string[]): string {
  return path.join(ROOT, ...parts);
}
