// The database that Pithead uses: DATABASE_URL, or the embedded one of the data folder while it runs.
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { trouble } from "./trouble.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** Where Postgres writes its port into the file that says it runs. */
const PORT_LINE = 3;

/** @param command which asks, as its troubles begin. @throws an error in one line when there is none. */
export function databaseAddress(command: string, { DATABASE_URL, PITHEAD_DATA }: NodeJS.ProcessEnv): string {
  if (DATABASE_URL) {
    if (URL.canParse(DATABASE_URL) && /^postgres(ql)?:$/.test(new URL(DATABASE_URL).protocol)) return DATABASE_URL;
    throw trouble("DATABASE_URL must be the URL of a Postgres database");
  }
  const data = path.resolve(ROOT, PITHEAD_DATA || ".data");
  try {
    const port = readFileSync(path.join(data, "postgres", "postmaster.pid"), "utf8")
      .split("\n")
      [PORT_LINE]?.trim();
    const password = readFileSync(path.join(data, "postgres-password"), "utf8").trim();
    return `postgresql://pithead:${password}@127.0.0.1:${port}/pithead`;
  } catch {
    throw trouble(`${command}: which one? Set DATABASE_URL, or start Pithead: its embedded database is not running`);
  }
}
