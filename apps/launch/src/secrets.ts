// The secrets of a set-up that nobody gave any: made once and kept in the data folder, readable by its owner alone.
import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** The secret called `name` (its file's name too), as 64 hex digits. */
export async function keptSecret(data: string, name: "auth-secret" | "postgres-password"): Promise<string> {
  const file = path.join(data, name);
  const kept = await readFile(file, "utf8").catch(() => "");
  if (kept.trim() !== "") return kept.trim();
  const made = randomBytes(32).toString("hex");
  await mkdir(data, { recursive: true });
  await writeFile(file, `${made}\n`, { mode: 0o600 });
  return made;
}
